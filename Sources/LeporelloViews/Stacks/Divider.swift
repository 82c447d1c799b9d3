// Hairlines between views.

/// A hairline across the stack's axis.
public struct Divider: View, PrimitiveView {
  /// Creates a divider.
  public init() {}

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    let style = ResolvedStyle(SeparatorShapeStyle(), in: environment)
    let node = lowering.tree.divider()
    lowering.add(node, "Divider", .shape(Rectangle(), style, .nonZero))
  }
}
