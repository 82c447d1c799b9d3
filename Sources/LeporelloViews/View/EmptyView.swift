// The view that isn't there.

/// A view that takes no part in layout and draws nothing.
public struct EmptyView: View, PrimitiveView {
  /// Creates an empty view.
  public init() {}

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {}
}
