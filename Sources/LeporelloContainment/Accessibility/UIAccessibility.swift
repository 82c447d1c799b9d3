// Assistive technology's names: nobody listens here, so values are kept and questions are answered no.

public import LeporelloGraphics

/// What assistive technology is told of an element.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// UIKit's bits.
  public let rawValue: UInt64
  /// Creates traits from UIKit's bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
  /// It does not answer.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// It can be turned up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// It holds tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 268_435_456)
}

/// Which way assistive technology scrolls; closed.
public enum UIAccessibilityScrollDirection: Int, Sendable, Hashable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
  /// On.
  case next
  /// Back.
  case previous
}

/// Assistive technology; there is none.
@preconcurrency @MainActor public enum UIAccessibility {
  /// What assistive technology is told of.
  public struct Notification: RawRepresentable, Sendable, Hashable {
    /// The number.
    public let rawValue: UInt32
    /// Creates a notification.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The screen changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something to say.
    public static let announcement = Notification(rawValue: 1008)
    /// Scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Whether the screen is read out.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether there is to be less motion.
  @MainActor public static var isReduceMotionEnabled: Bool { StageCore.current.settings.reducesMotion }
  /// Whether there is to be less that shows through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether dissolves are preferred to slides.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether text is to be bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Tells assistive technology; nobody listens.
  public static func post(notification: Notification, argument: Any?) {}
  /// Posted when the screen begins or ends to be read out; never here.
  public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted when there is to be less motion, or more; never here.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
