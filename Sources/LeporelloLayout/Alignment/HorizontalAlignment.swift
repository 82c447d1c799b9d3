// Guides across the width.

import LeporelloGraphics

/// A guide that stands somewhere across a view's width.
public struct HorizontalAlignment: Sendable, Hashable {
  package let key: AlignmentKey

  /// Creates the guide that a type identifies.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id) }

  /// The side where reading begins.
  public static let leading = HorizontalAlignment(BuiltInGuide.Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(BuiltInGuide.HorizontalCenter.self)
  /// The side where reading ends.
  public static let trailing = HorizontalAlignment(BuiltInGuide.Trailing.self)
}
