// Guides down the height.

import LeporelloGraphics

/// A guide that stands somewhere down a view's height.
public struct VerticalAlignment: Sendable, Hashable {
  package let key: AlignmentKey

  /// Creates the guide that a type identifies.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id) }

  /// The upper side.
  public static let top = VerticalAlignment(BuiltInGuide.Top.self)
  /// The middle.
  public static let center = VerticalAlignment(BuiltInGuide.VerticalCenter.self)
  /// The lower side.
  public static let bottom = VerticalAlignment(BuiltInGuide.Bottom.self)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(BuiltInGuide.FirstTextBaseline.self)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(BuiltInGuide.LastTextBaseline.self)
}
