// A flat page in space, seen in perspective: what flips and cubes are made of.

/// A page turned about an upright or a level axis and seen by an eye in front of the bounds' middle.
struct PerspectivePage {
  /// Where the page lies at rest.
  var bounds: CGRect
  /// Whether the axis is upright, so that the page turns left or right.
  var isUpright: Bool
  /// The eye's distance from the screen, in points.
  var eye: CGFloat

  /// The side of the page across the axis.
  var breadth: CGFloat { isUpright ? bounds.width : bounds.height }

  /// The page as a mesh with an even light; `place` gives the position across the axis and the depth behind the screen
  /// for a distance from the page's middle, all in points.
  func mesh(light: CGFloat, place: (CGFloat) -> (across: CGFloat, depth: CGFloat)) -> WarpMesh {
    // Perspective is exact over a plane, so one cell does.
    let (columns, rows) = (1, 1)
    var vertices: [WarpMesh.Vertex] = []
    for row in 0...rows {
      for column in 0...columns {
        let x = (CGFloat(column) / CGFloat(columns) - 0.5) * bounds.width
        let y = (CGFloat(row) / CGFloat(rows) - 0.5) * bounds.height
        let (across, depth) = place(isUpright ? x : y)
        let w = max(0.05, 1 + depth / eye)
        let point = isUpright ? CGPoint(x: across / w, y: y / w) : CGPoint(x: x / w, y: across / w)
        vertices.append(
          WarpMesh.Vertex(
            CGPoint(x: bounds.midX + point.x, y: bounds.midY + point.y), w: w, light: light))
      }
    }
    return WarpMesh(source: bounds, columns: columns, rows: rows, vertices: vertices, showsBack: false)
  }
}
