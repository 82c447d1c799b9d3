// What can be said of a view for readers who don't see it; SwiftUI's names.

/// What a view is and does, for readers who don't see it.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Creates traits from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It can be tapped.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// It is a headline.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// It is the selected one.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// It leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// It is text.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 64)
  /// It is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 128)

  /// The role that these traits make of another, the most telling first.
  func role(over role: AccessibilityNode.Role) -> AccessibilityNode.Role {
    let roles: [(AccessibilityTraits, AccessibilityNode.Role)] = [
      (.isTabBar, .tabList), (.isToggle, .toggle), (.isButton, .button), (.isLink, .link), (.isHeader, .heading),
      (.isImage, .image), (.isStaticText, .text),
    ]
    return roles.first { contains($0.0) }?.1 ?? role
  }
}

/// What becomes of the parts of a view that is an element itself; closed.
public enum AccessibilityChildBehavior: Sendable, Hashable {
  /// They are not told.
  case ignore
  /// They are told in it.
  case contain
  /// Their labels are told as one.
  case combine
}
