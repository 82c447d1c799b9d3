// Outlines that fill whatever frame they are given.

/// An outline that depends on a rectangle; a view that is filled with the foreground's style.
public protocol Shape: View {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// The size that the shape takes of a proposal; shapes take all of it, and 10 where there is none.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// All of the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// The shape filled with the foreground's style.
  public var body: ShapeView<Self, ForegroundStyle> { ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape whose edge can be moved inwards.
public protocol InsettableShape: Shape {
  /// The moved shape.
  associatedtype InsetShape: InsettableShape
  /// The shape with its edge moved inwards, in points.
  func inset(by amount: CGFloat) -> InsetShape
}
