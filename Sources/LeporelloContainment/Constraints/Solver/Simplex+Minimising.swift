// Moving from basis to basis until an objective cannot get smaller.

extension Simplex {
  /// Minimises an objective written in non-basic symbols, keeping the basis feasible.
  mutating func minimise(_ objective: inout SimplexRow) {
    // Bland's rule cannot cycle in exact arithmetic; the bound guards against rounding.
    var remaining = 64 * (basis.count + 64)
    while remaining > 0 {
      remaining -= 1
      let entering = objective.cells.first {
        $0.coefficient < -SimplexRow.tolerance && kinds[$0.symbol] != .dummy
      }
      guard let entering = entering?.symbol, let leaving = leavingSymbol(for: entering), var row = leave(leaving) else {
        return
      }
      row.exchange(leaving, for: entering)
      enter(entering, row: row)
      objective.substitute(entering, by: row)
    }
  }

  private func leavingSymbol(for entering: Int) -> Int? {
    var best: (symbol: Int, ratio: Double)?
    for basic in basis where kinds[basic] != .external {
      guard let row = rows[basic] else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = -row.constant / coefficient
      guard let current = best else {
        best = (basic, ratio)
        continue
      }
      if ratio < current.ratio || (ratio == current.ratio && basic < current.symbol) { best = (basic, ratio) }
    }
    return best?.symbol
  }
}
