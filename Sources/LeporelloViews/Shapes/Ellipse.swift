// Ellipses.

/// An ellipse that fills its frame.
public struct Ellipse: InsettableShape {
  var amount: CGFloat = 0
  /// Creates an ellipse.
  public init() {}
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.inset(by: amount)) }
  /// The ellipse with its edge moved inwards.
  public func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
