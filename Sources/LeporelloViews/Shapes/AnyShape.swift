// Shapes of any type.

/// A shape whose type is forgotten.
public struct AnyShape: Shape {
  let base: any Shape

  /// Forgets a shape's type.
  public init(_ shape: some Shape) { base = shape }
  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  /// The size that the shape takes of a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}
