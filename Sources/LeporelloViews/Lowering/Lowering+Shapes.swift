// Shapes as leaves.

extension Lowering {
  /// Adds a leaf that a shape sizes and a drawing fills.
  mutating func addShape(_ drawing: Drawing, of shape: some Shape, at place: ViewPlace? = nil) {
    let name = String(describing: type(of: shape))
    switch shape.sizing {
    case .flexible:
      let node = tree.shape()
      add(node, name, at: place, drawing)
    case .square:
      let leaf = tree.shape()
      record(leaf, "", drawing)
      let node = tree.aspectRatio(leaf, 1, .fit)
      add(node, name, at: place)
    case .own:
      let node = tree.custom(ShapeLayout(shape: shape), [])
      add(node, name, at: place, drawing)
    }
  }
}

/// How a shape answers proposals; closed.
enum ShapeSizing {
  /// It takes all.
  case flexible
  /// It takes the square of the smaller side.
  case square
  /// It says so itself.
  case own
}

extension Shape {
  /// How this shape answers proposals; a shape that answers a few telling ones as usual is taken for usual.
  fileprivate var sizing: ShapeSizing {
    if self is Circle { return .square }
    let probes = [
      ProposedViewSize.zero, .unspecified, .infinity, ProposedViewSize(width: 37, height: 113),
      ProposedViewSize(width: 211, height: nil), ProposedViewSize(width: nil, height: 23),
    ]
    return probes.allSatisfy { sizeThatFits($0) == $0.replacingUnspecifiedDimensions() } ? .flexible : .own
  }
}

/// A leaf whose size a shape decides.
struct ShapeLayout: Layout {
  let shape: any Shape

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
