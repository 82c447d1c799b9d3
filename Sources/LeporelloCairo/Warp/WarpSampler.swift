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
  /// The texture's first so many halves.
  let halves: (Int) -> [Bitmap]

  /// How many rows are drawn at a time, so that the room to work in stays in the processor's cache.
  private static let rowsAtATime = 32

  /// Hands out the warped picture of some pixels of the device, a band of rows at a time.
  func draw(_ bounds: PixelBounds, _ body: (Picture) -> Void) {
    let triangles = cells().flatMap { cell in
      let (left, right, top, bottom) = (
        cell.columns.lowerBound, cell.columns.upperBound, cell.rows.lowerBound, cell.rows.upperBound
      )
      let corners = [(left, top), (right, top), (left, bottom), (right, bottom)].map { corner($0.0, $0.1, bounds) }
      return [[0, 1, 2], [1, 3, 2]].compactMap { WarpTriangle(corners[$0[0]], corners[$0[1]], corners[$0[2]]) }
    }
    let count = MipLevels.count(shrinking: triangles.reduce(1) { max($0, $1.shrinking) })
    let levels = MipLevels(texture, halves: halves(count))
    let forLoop = triangles.map(\.forLoop)
    let room = bounds.width * min(Self.rowsAtATime, bounds.height)
    var sums = [UInt64](repeating: 0, count: room)
    var masks = [UInt16](repeating: 0, count: room)
    levels.withLevels { levels in
      for first in stride(from: 0, to: bounds.height, by: Self.rowsAtATime) {
        let count = min(Self.rowsAtATime, bounds.height - first)
        let bitmap = Bitmap.filled(width: bounds.width, height: count) { out in
          sums.withUnsafeMutableBufferPointer { sums in
            masks.withUnsafeMutableBufferPointer { masks in
              var rows = lep_rows(
                width: Int32(bounds.width), first_row: Int32(first), row_count: Int32(count),
                pixels: out.baseAddress, sums: sums.baseAddress, masks: masks.baseAddress)
              lep_warp_rows(forLoop, Int32(forLoop.count), levels.baseAddress, Int32(levels.count), &rows)
            }
          }
        }
        body(Picture(bitmap: bitmap, x: bounds.minX, y: bounds.minY + first))
      }
    }
  }

  func vertex(_ column: Int, _ row: Int) -> WarpMesh.Vertex {
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
  var isDrawable: Bool {
    position.x.isFinite && position.y.isFinite && w.isFinite && w > 0 && !light.isNaN
  }
}
