// Room between views.

/// Room that grows along the stack's axis.
public struct Spacer: View, PrimitiveView {
  /// The least length in points; 8 where there is none.
  public var minLength: CGFloat?
  let place: ViewPlace

  /// Creates a spacer.
  public init(minLength: CGFloat? = nil, fileID: StaticString = #fileID, line: UInt = #line) {
    self.minLength = minLength
    place = ViewPlace(fileID, line)
  }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    let node = lowering.tree.spacer(minLength: minLength)
    lowering.add(node, "Spacer", at: place)
  }
}
