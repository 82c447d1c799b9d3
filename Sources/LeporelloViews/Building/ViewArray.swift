// The views of a loop.

/// Views of one type in a row; members of the container around them.
public struct ViewArray<V: View>: View, PrimitiveView {
  let views: [V]

  init(_ views: [V]) { self.views = views }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    for view in views {
      lowering.lower(view, in: environment)
    }
  }
}
