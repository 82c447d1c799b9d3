// A view drawn by hand.

/// A view that fills its frame with what a closure draws.
public struct Canvas: View, PrimitiveView {
  let renderer: @Sendable (inout GraphicsContext, CGSize) -> Void

  /// Creates a canvas.
  public init(
    opaque: Bool = false, renderer: @escaping @Sendable (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    let node = lowering.tree.shape()
    lowering.add(node, "Canvas", .canvas(renderer, environment))
  }
}
