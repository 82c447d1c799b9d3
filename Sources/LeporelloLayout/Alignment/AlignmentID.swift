// What names an alignment guide and says where it stands by default.

public import LeporelloGraphics

/// The identity of an alignment guide: a type, so that anyone can add one.
public protocol AlignmentID: SendableMetatype {
  /// Where the guide stands in a view that does not say.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
