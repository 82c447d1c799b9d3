// The visible cells of a mesh in painting order, joined where they lie flat, so that a page's unbent part is drawn in
// one piece.

import LeporelloGraphics

/// Some neighbouring cells of a mesh that are stretched alike.
struct WarpCell {
  var columns: Range<Int>
  var rows: Range<Int>
  /// The sum of the corners' w.
  let depth: CGFloat
}

extension WarpSampler {
  /// The visible cells, farthest (largest w) first; cells equally far keep the mesh's order, so later rows lie on top.
  func cells() -> [WarpCell] {
    var result: [WarpCell] = []
    var above: WarpCell?
    for row in 0..<mesh.rows {
      let spans = spans(row)
      // Only rows of one span are joined, so that no other cell's place in the order changes.
      if spans.count == 1, let block = above, block.columns == spans[0].columns, block.rows.upperBound == row,
        block.depth == spans[0].depth, isFlat(block.columns, block.rows.lowerBound..<(row + 1))
      {
        result[result.count - 1].rows = block.rows.lowerBound..<(row + 1)
      } else {
        result += spans
      }
      above = spans.count == 1 ? result.last : nil
    }
    let order = result.indices.sorted { (-result[$0].depth, $0) < (-result[$1].depth, $1) }
    return order.map { result[$0] }
  }

  /// The visible cells of a row, neighbours joined where they lie flat.
  private func spans(_ row: Int) -> [WarpCell] {
    var result: [WarpCell] = []
    for column in 0..<mesh.columns {
      let v = [(0, 0), (1, 0), (1, 1), (0, 1)].map { vertex(column + $0.0, row + $0.1) }
      guard v.allSatisfy({ $0.isDrawable }) else { continue }
      let area = (0..<4).reduce(CGFloat(0)) { sum, i in
        let (p, q) = (v[i].position, v[(i + 1) % 4].position)
        return sum + p.x * q.y - q.x * p.y
      }
      guard area > 0 || (mesh.showsBack && area < 0) else { continue }
      let cell = WarpCell(
        columns: column..<(column + 1), rows: row..<(row + 1), depth: v.reduce(0) { $0 + $1.w })
      if let last = result.last, last.columns.upperBound == column, last.depth == cell.depth,
        isFlat(last.columns.lowerBound..<(column + 1), cell.rows)
      {
        result[result.count - 1].columns = last.columns.lowerBound..<(column + 1)
      } else {
        result.append(cell)
      }
    }
    return result
  }

  /// Whether one affine map and one light say where all corners of some cells lie.
  private func isFlat(_ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
    let (a, b, c) = (
      vertex(columns.lowerBound, rows.lowerBound), vertex(columns.upperBound, rows.lowerBound),
      vertex(columns.lowerBound, rows.upperBound)
    )
    for row in [rows.lowerBound, rows.upperBound - 1, rows.upperBound] {
      for column in columns.lowerBound...columns.upperBound {
        let v = vertex(column, row)
        let s = CGFloat(column - columns.lowerBound) / CGFloat(columns.count)
        let t = CGFloat(row - rows.lowerBound) / CGFloat(rows.count)
        let x = a.position.x + (b.position.x - a.position.x) * s + (c.position.x - a.position.x) * t
        let y = a.position.y + (b.position.y - a.position.y) * s + (c.position.y - a.position.y) * t
        guard abs(v.position.x - x) < 1e-6, abs(v.position.y - y) < 1e-6, v.w == a.w, v.light == a.light
        else { return false }
      }
    }
    return true
  }
}
