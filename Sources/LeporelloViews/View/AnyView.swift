// A view of any type.

/// A view whose type is forgotten.
public struct AnyView: View, PrimitiveView {
  package let base: any View

  /// Forgets a view's type.
  public init(_ view: some View) {
    if let any = view as? AnyView {
      base = any.base
    } else {
      base = view
    }
  }

  /// Forgets a view's type.
  public init(erasing view: some View) { self.init(view) }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    lowering.lower(base, in: environment)
  }
}
