// Stretches a texture over a mesh, with perspective, soft silhouettes and no seams between cells.
//
// Stages: cells, farthest first -> two triangles each (`WarpTriangle`) -> the texture and as many of its halves as the
// mesh shrinks it (`MipLevels`) -> a loop in C that finds which of a pixel's 16 points a triangle covers and adds the
// texture's colour there -> means. Points are shared out among triangles without gap or overlap, so cells that meet
// leave no seam, and a silhouette has 17 levels of softness.

import CKernels
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
    let triangles = cells().flatMap { cell in
      let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { corner(cell.column + $0.0, cell.row + $0.1, bounds) }
      return [[0, 1, 2], [1, 3, 2]].compactMap { WarpTriangle(corners[$0[0]], corners[$0[1]], corners[$0[2]]) }
    }
    let levels = MipLevels(texture, shrinking: triangles.reduce(1) { max($0, $1.shrinking) })
    return Self.drawn(triangles, levels, bounds)
  }

  private static func drawn(_ triangles: [WarpTriangle], _ levels: MipLevels, _ bounds: PixelBounds) -> Picture {
    let count = bounds.width * bounds.height
    // For each pixel the sum of the colours at its covered points, and which points those are.
    var sums = [UInt64](repeating: 0, count: count)
    var masks = [UInt16](repeating: 0, count: count)
    levels.withLevels { levels in
      for triangle in triangles {
        var triangle = triangle.forLoop
        lep_warp_triangle(
          &triangle, levels.baseAddress, Int32(levels.count), &sums, &masks, Int32(bounds.width),
          Int32(bounds.height))
      }
    }
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { out, initialized in
      initialized = count
      lep_warp_resolve(sums, out.baseAddress, count)
    }
    return Picture(
      bitmap: Bitmap(width: bounds.width, height: bounds.height, pixels: pixels), x: bounds.minX, y: bounds.minY)
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
