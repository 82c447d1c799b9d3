// Hairlines between views.

/// A hairline across the stack's axis.
public struct Divider: View, PrimitiveView {
  let place: ViewPlace

  /// Creates a divider.
  public init(fileID: StaticString = #fileID, line: UInt = #line) { place = ViewPlace(fileID, line) }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    let style = ResolvedStyle(SeparatorShapeStyle(), in: environment)
    let node = lowering.tree.divider()
    lowering.add(node, "Divider", at: place, .shape(Rectangle(), style, .nonZero))
  }
}
