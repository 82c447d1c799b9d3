// The views that the library lowers itself.

/// A view without a body, which adds its own nodes to the tree.
package protocol PrimitiveView: View where Body == Never {
  /// Adds this view's nodes to the lowering's pending list: none, one, or one for each member of a list.
  func lower(in environment: EnvironmentValues, into lowering: inout Lowering)
}

extension PrimitiveView {
  /// Primitive views have no body.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; the library draws it itself, so don't ask for it")
  }
}
