// Stretches a texture over a mesh, with perspective, soft silhouettes and no seams between cells.
//
// Stages: cells, farthest first -> two triangles each -> which of a pixel's 16 sample points a triangle covers
// (`WarpTriangle`) -> the texture's colour there (`TextureSampler`) -> sums by covered points (`SampleBuffer`) -> pixels.

import LeporelloGraphics

/// A mesh with its texture, ready to be drawn.
struct WarpSampler {
  let mesh: WarpMesh
  let texture: Bitmap
  /// The part of the texture that the mesh is stretched over, in texels.
  let size: CGSize
  let matrix: CGAffineTransform

  private struct Cell {
    let column: Int
    let row: Int
    let depth: CGFloat
  }

  /// The warped picture in some pixels of the device.
  func picture(_ bounds: PixelBounds) -> Picture {
    let sampler = TextureSampler(texture)
    var samples = SampleBuffer(bounds)
    for cell in cells() {
      let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { corner(cell.column + $0.0, cell.row + $0.1, bounds) }
      for triangle in [[0, 1, 2], [1, 3, 2]] {
        WarpTriangle(corners[triangle[0]], corners[triangle[1]], corners[triangle[2]])?
          .draw(from: sampler, into: &samples)
      }
    }
    return samples.resolved()
  }

  /// The visible cells, farthest (largest w) first; cells equally far keep the mesh's order, so later rows lie on top.
  private func cells() -> [Cell] {
    var result: [Cell] = []
    for row in 0..<mesh.rows {
      for column in 0..<mesh.columns {
        let v = [(0, 0), (1, 0), (1, 1), (0, 1)].map { vertex(column + $0.0, row + $0.1) }
        guard v.allSatisfy({ $0.isDrawable }) else { continue }
        let area = (0..<4).reduce(CGFloat(0)) { sum, i in
          let (p, q) = (v[i].position, v[(i + 1) % 4].position)
          return sum + p.x * q.y - q.x * p.y
        }
        guard area > 0 || (mesh.showsBack && area < 0) else { continue }
        result.append(Cell(column: column, row: row, depth: v.reduce(0) { $0 + $1.w }))
      }
    }
    let order = result.indices.sorted { (-result[$0].depth, $0) < (-result[$1].depth, $1) }
    return order.map { result[$0] }
  }

  private func vertex(_ column: Int, _ row: Int) -> WarpMesh.Vertex {
    mesh.vertices[row * (mesh.columns + 1) + column]
  }

  private func corner(_ column: Int, _ row: Int, _ bounds: PixelBounds) -> WarpTriangle.Corner {
    let v = vertex(column, row)
    let p = v.position.applying(matrix)
    return WarpTriangle.Corner(
      x: p.x - CGFloat(bounds.minX), y: p.y - CGFloat(bounds.minY), w: v.w,
      u: size.width * CGFloat(column) / CGFloat(mesh.columns), v: size.height * CGFloat(row) / CGFloat(mesh.rows),
      light: min(max(v.light, 0), 2))
  }
}

extension WarpMesh.Vertex {
  /// Whether the corner lies in front of the viewer at a place that can be drawn.
  fileprivate var isDrawable: Bool {
    position.x.isFinite && position.y.isFinite && w.isFinite && w > 0 && !light.isNaN
  }
}
