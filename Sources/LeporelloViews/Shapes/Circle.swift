// Circles.

/// A circle in the middle of its frame, as large as fits.
public struct Circle: InsettableShape {
  var amount: CGFloat = 0
  /// Creates a circle.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: square.inset(by: amount))
  }

  /// The square of the smaller side proposed; 10 where there is none.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = [proposal.width, proposal.height].compactMap { $0 }.min() ?? 10
    return CGSize(width: side, height: side)
  }

  /// The circle with its edge moved inwards.
  public func inset(by amount: CGFloat) -> Circle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
