// A sheet that rolls over a cylinder: the geometry of page curls.

/// A page whose part behind a moving fold is rolled up and laid back over the rest.
///
/// Distances along the roll, called u, are counted from the corner that lifts first. Up to the fold the page lies flat;
/// behind it, it runs up a cylinder, over its top and back, flat again, at twice the radius above the ground.
struct CurledPage {
  let bounds: CGRect
  /// The direction in which the fold moves.
  let way: CGVector
  let radius: CGFloat
  /// Where the fold is.
  let fold: CGFloat
  /// The largest u of the page.
  let length: CGFloat
  private let start: CGFloat

  /// The page at a progress: 0 flat, 1 all gone; `edge` is the outward direction of the edge that lifts, along an axis.
  init(bounds: CGRect, edge: CGVector, progress: CGFloat) {
    self.bounds = bounds
    let inward = CGVector(dx: -edge.dx, dy: -edge.dy)
    // The lower or right corner leads a little, and the fold straightens as it goes.
    let tilt = (inward.dy - inward.dx) * (1 - progress) * CGFloat.pi / 13
    let way = inward.rotated(by: tilt)
    let reach = Self.corners(of: bounds).map { $0.x * way.dx + $0.y * way.dy }
    start = reach.min() ?? 0
    length = (reach.max() ?? 0) - start
    self.way = way
    radius = max(1, length * 0.11)
    fold = progress * (length + radius)
  }

  static func corners(of r: CGRect) -> [CGPoint] {
    [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.maxX, y: r.maxY),
      CGPoint(x: r.minX, y: r.maxY),
    ]
  }

  /// How far along the roll a point of the page lies.
  func u(_ point: CGPoint) -> CGFloat { point.x * way.dx + point.y * way.dy - start }

  /// How far around the cylinder a point has come: 0 flat, π laid back.
  func turn(_ point: CGPoint) -> CGFloat { min(.pi, max(0, (fold - u(point)) / radius)) }

  /// Where a point of the page is seen.
  func place(_ point: CGPoint) -> CGPoint {
    let u = u(point)
    let behind = fold - u
    guard behind > 0 else { return point }
    let turned = behind / radius
    let seen = turned < .pi ? fold - radius * sin(turned) : fold + behind - .pi * radius
    return CGPoint(x: point.x + way.dx * (seen - u), y: point.y + way.dy * (seen - u))
  }

  /// Where the roll ends on the side it came from.
  var silhouette: CGFloat { fold - radius * sin(min(.pi / 2, fold / radius)) }

  /// The point at a u on the line through the lifted corner along the roll.
  func onAxis(_ u: CGFloat) -> CGPoint {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let shift = u - self.u(middle)
    return CGPoint(x: middle.x + way.dx * shift, y: middle.y + way.dy * shift)
  }

  /// The upper side of the page; what has turned its back is left out.
  func front() -> WarpMesh {
    mesh(isMirrored: false) { turn in
      // A soft highlight where the paper begins to bend, then shade as it stands up.
      1 - 0.35 * (1 - cos(turn)) + 0.12 * sin(2 * turn)
    }
  }

  /// The lower side of the page, for a list that is mirrored left to right in the bounds.
  func back() -> WarpMesh {
    mesh(isMirrored: true) { turn in
      let over = max(0, turn - .pi / 2)
      return 0.7 + 0.28 * sin(over) + 0.1 * sin(2 * over)
    }
  }

  private func mesh(isMirrored: Bool, light: (CGFloat) -> CGFloat) -> WarpMesh {
    // A cell turns about as far along either side, since the roll lies a little askew.
    let isUpright = abs(way.dy) > abs(way.dx)
    let (columns, rows) = isUpright ? (24, 48) : (48, 24)
    var vertices: [WarpMesh.Vertex] = []
    vertices.reserveCapacity((columns + 1) * (rows + 1))
    for row in 0...rows {
      for column in 0...columns {
        let x = CGFloat(isMirrored ? columns - column : column) / CGFloat(columns)
        let point = CGPoint(
          x: bounds.minX + x * bounds.width, y: bounds.minY + CGFloat(row) / CGFloat(rows) * bounds.height)
        vertices.append(WarpMesh.Vertex(place(point), light: light(turn(point))))
      }
    }
    return WarpMesh(source: bounds, columns: columns, rows: rows, vertices: vertices, showsBack: false)
  }
}
