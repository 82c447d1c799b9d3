// Rectangles.

/// A rectangle that fills its frame.
public struct Rectangle: InsettableShape {
  var amount: CGFloat = 0
  /// Creates a rectangle.
  public init() {}
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect.inset(by: amount)) }
  /// The rectangle with its edge moved inwards.
  public func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension CGRect {
  /// The rectangle with its edges moved inwards, at most to its middle.
  func inset(by amount: CGFloat) -> CGRect {
    guard amount != 0 else { return self }
    let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
