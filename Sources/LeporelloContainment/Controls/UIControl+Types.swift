// Events, states and alignments of controls with UIKit's raw values.

extension UIControl {
  /// What is done to a control.
  public struct Event: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger touched.
    public static let touchDown = Event(rawValue: 1)
    /// A finger touched again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger went out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The finger was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu was used.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What state a control is in.
  public struct State: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing special.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not answering.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// Focused.
    public static let focused = State(rawValue: 8)
  }

  /// How content stands from top to bottom; closed.
  public enum ContentVerticalAlignment: Int, Sendable, Hashable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Stretched.
    case fill
  }

  /// How content stands across; closed.
  public enum ContentHorizontalAlignment: Int, Sendable, Hashable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Stretched.
    case fill
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }
}
