// One row of the simplex tableau: a basic symbol written as a constant and multiples of non-basic symbols.

/// A sparse linear combination, sorted by symbol so that sums are merges and every order is fixed.
struct SimplexRow: Sendable {
  struct Cell: Sendable {
    var symbol: Int
    var coefficient: Double
  }

  var constant: Double
  private(set) var cells: [Cell] = []

  /// Numbers below this are rounding noise of coefficients and sizes in points.
  static let tolerance = 1e-8

  init(_ constant: Double = 0) { self.constant = constant }

  private func index(of symbol: Int) -> Int {
    var (low, high) = (0, cells.count)
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func coefficient(of symbol: Int) -> Double {
    let i = index(of: symbol)
    return i < cells.count && cells[i].symbol == symbol ? cells[i].coefficient : 0
  }

  mutating func add(_ symbol: Int, times factor: Double) {
    let i = index(of: symbol)
    if i < cells.count, cells[i].symbol == symbol {
      cells[i].coefficient += factor
      if abs(cells[i].coefficient) < Self.tolerance { cells.remove(at: i) }
    } else if abs(factor) >= Self.tolerance {
      cells.insert(Cell(symbol: symbol, coefficient: factor), at: i)
    }
  }

  mutating func add(_ other: SimplexRow, times factor: Double) {
    constant += other.constant * factor
    var sum: [Cell] = []
    sum.reserveCapacity(cells.count + other.cells.count)
    var (i, j) = (0, 0)
    while i < cells.count || j < other.cells.count {
      let left = i < cells.count ? cells[i].symbol : Int.max
      let right = j < other.cells.count ? other.cells[j].symbol : Int.max
      let value = (left <= right ? cells[i].coefficient : 0) + (right <= left ? other.cells[j].coefficient * factor : 0)
      if abs(value) >= Self.tolerance { sum.append(Cell(symbol: min(left, right), coefficient: value)) }
      if left <= right { i += 1 }
      if right <= left { j += 1 }
    }
    cells = sum
  }

  @discardableResult
  mutating func remove(_ symbol: Int) -> Double {
    let i = index(of: symbol)
    guard i < cells.count, cells[i].symbol == symbol else { return 0 }
    return cells.remove(at: i).coefficient
  }

  mutating func scale(by factor: Double) {
    constant *= factor
    for i in cells.indices { cells[i].coefficient *= factor }
  }

  /// From "0 = row" to "symbol = row".
  mutating func solve(for symbol: Int) {
    let coefficient = remove(symbol)
    scale(by: -1 / coefficient)
  }

  /// From "left = row" to "right = row".
  mutating func exchange(_ left: Int, for right: Int) {
    add(left, times: -1)
    solve(for: right)
  }

  mutating func substitute(_ symbol: Int, by row: SimplexRow) {
    let coefficient = remove(symbol)
    if coefficient != 0 { add(row, times: coefficient) }
  }
}
