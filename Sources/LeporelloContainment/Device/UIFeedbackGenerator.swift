// Taps of the device that nobody feels here: code that gives them runs on.

public import LeporelloGraphics

/// Gives feedback by touch; nothing is felt here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }
  /// Gets ready.
  open func prepare() {}
}

/// Feedback for something that hits something.
@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard; closed.
  public enum FeedbackStyle: Int, Sendable, Hashable {
    /// Light.
    case light
    /// Middling.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }

  /// Creates a generator of a style.
  public init(style: FeedbackStyle) { super.init() }
  /// Creates a generator of the middling style.
  public override convenience init() { self.init(style: .medium) }
  /// It hit.
  public func impactOccurred() {}
  /// It hit with a strength from 0 to 1.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for a choice that changes.
@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// It changed.
  public func selectionChanged() {}
}

/// Feedback for an outcome.
@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcomes; closed.
  public enum FeedbackType: Int, Sendable, Hashable {
    /// It worked.
    case success
    /// Take care.
    case warning
    /// It failed.
    case error
  }
  /// It came out so.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
