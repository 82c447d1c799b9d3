// Several views in a row, as a builder makes them.

/// Several views; members of the container around them.
public struct TupleView<each V: View>: View, PrimitiveView {
  let views: (repeat each V)

  init(_ views: repeat each V) { self.views = (repeat each views) }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    for view in repeat each views {
      lowering.lower(view, in: environment)
    }
  }
}
