// Several views in a row, as a builder makes them.

/// Several views; members of the container around them.
public struct TupleView: View, PrimitiveView {
  let views: [any View]

  init(_ views: [any View]) { self.views = views }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    for view in views {
      lowering.lower(view, in: environment)
    }
  }
}
