// The reader's choice of text size.

/// How large the text styles are; SwiftUI's names; closed.
public enum DynamicTypeSize: Int, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// The smallest.
  case xSmall
  /// Very small.
  case small
  /// Small.
  case medium
  /// The usual size.
  case large
  /// Large.
  case xLarge
  /// Larger.
  case xxLarge
  /// The largest of the usual sizes.
  case xxxLarge
  /// The first of the accessibility sizes.
  case accessibility1
  /// The second of the accessibility sizes.
  case accessibility2
  /// The third of the accessibility sizes.
  case accessibility3
  /// The fourth of the accessibility sizes.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether one size is smaller than another.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// Whether this is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
