// Bringing constraints into the tableau.

extension Simplex {
  /// Adds a constraint that must hold; where it cannot, nothing changes and the constraints that exclude it are told.
  mutating func addRequired(_ constraint: LinearConstraint, index: Int) -> LinearConflict? {
    var row = row(for: constraint.expression)
    let own: Int
    switch constraint.relation {
    case .equal:
      own = makeSymbol(.dummy, marks: index)
      row.add(own, times: 1)
    case .lessThanOrEqual:
      own = makeSymbol(.slack, marks: index)
      row.add(own, times: 1)
    case .greaterThanOrEqual:
      own = makeSymbol(.slack, marks: index)
      row.add(own, times: -1)
    }
    if row.constant < 0 { row.scale(by: -1) }

    if let subject = subject(of: row, own: own) {
      row.solve(for: subject)
      enter(subject, row: row)
      return nil
    }
    if row.cells.allSatisfy({ kinds[$0.symbol] == .dummy }) {
      guard abs(row.constant) < 1e-6 else { return conflict(in: row, index: index) }
      row.constant = 0
      row.solve(for: own)
      enter(own, row: row)
      return nil
    }
    return addArtificially(row, index: index)
  }

  /// Adds preferences of one level and finds the basis that misses them least in sum.
  mutating func addLevel(_ constraints: [LinearConstraint]) {
    var errors: [Int] = []
    for constraint in constraints {
      var row = row(for: constraint.expression)
      let sign: Double
      let (first, second): (Int, Int)
      switch constraint.relation {
      case .equal:
        sign = -1
        (first, second) = (makeSymbol(.error), makeSymbol(.error))
        errors += [first, second]
      case .lessThanOrEqual, .greaterThanOrEqual:
        sign = constraint.relation == .lessThanOrEqual ? 1 : -1
        (first, second) = (makeSymbol(.slack), makeSymbol(.error))
        errors.append(second)
      }
      row.add(first, times: sign)
      row.add(second, times: -sign)
      if row.constant < 0 { row.scale(by: -1) }
      let external = row.cells.first { kinds[$0.symbol] == .external }?.symbol
      let subject = external ?? (row.coefficient(of: first) < 0 ? first : second)
      row.solve(for: subject)
      enter(subject, row: row)
    }
    var objective = SimplexRow()
    for error in errors {
      if let row = rows[error] { objective.add(row, times: 1) } else { objective.add(error, times: 1) }
    }
    minimise(&objective)
    for cell in objective.cells where kinds[cell.symbol] != .dummy && cell.coefficient > 0 { pin(cell.symbol) }
  }

  /// The symbol to solve a new row for so that the basis stays feasible, if one is at hand.
  private func subject(of row: SimplexRow, own: Int) -> Int? {
    if let external = row.cells.first(where: { kinds[$0.symbol] == .external }) { return external.symbol }
    return kinds[own] == .slack && row.coefficient(of: own) < 0 ? own : nil
  }

  /// The first phase of the simplex method for one row: its violation is minimised, and must vanish.
  private mutating func addArtificially(_ row: SimplexRow, index: Int) -> LinearConflict? {
    let before = self
    let artificial = makeSymbol(.slack)
    var objective = row
    rows[artificial] = row
    basis.append(artificial)
    minimise(&objective)
    guard abs(objective.constant) < 1e-6 else {
      let conflict = conflict(in: objective, index: index)
      self = before
      return conflict
    }
    if var left = leave(artificial) {
      if let cell = left.cells.first(where: { kinds[$0.symbol] != .dummy && $0.symbol != artificial }) {
        left.constant = 0
        left.solve(for: cell.symbol)
        enter(cell.symbol, row: left)
      }
    }
    pin(artificial)
    return nil
  }

  private func conflict(in row: SimplexRow, index: Int) -> LinearConflict {
    let others = row.cells.compactMap { markers[$0.symbol] }.filter { $0 != index }
    return LinearConflict(broken: index, conflicting: (others + [index]).sorted())
  }
}
