// Effects of how the device is tilted; it lies still here, so they are kept for code that adds them.

public import LeporelloGraphics

/// An effect of how the device is tilted.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() { super.init() }
}

/// A value that follows how the device is tilted.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The directions; closed.
  public enum EffectType: Int, Sendable, Hashable {
    /// Across.
    case tiltAlongHorizontalAxis
    /// From top to bottom.
    case tiltAlongVerticalAxis
  }
  /// The property.
  public let keyPath: String
  /// The direction.
  public let type: EffectType
  /// The value at one end.
  open var minimumRelativeValue: Any?
  /// The value at the other end.
  open var maximumRelativeValue: Any?

  /// Creates an effect on a property.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

/// Several effects.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// Adds an effect.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
