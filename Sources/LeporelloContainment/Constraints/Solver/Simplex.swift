// The tableau: Cassowary's augmented simplex form (Badros, Borning & Stuckey, "The Cassowary linear arithmetic
// constraint solving algorithm", ACM TOCHI 8(4), 2001), with pre-emptive levels in place of weights.
//
// Steps: (1) required constraints enter in order, each keeping the basis feasible, or are reported with the set that
// excludes them; (2) the other priorities follow from high to low: a level's constraints enter with error symbols, the
// sum of errors is minimised, and every column that would make that sum worse is removed, so that no lower level can
// trade against a higher one; (3) basic symbols hold their row's constant, all others are zero.
// Bland's rule (least symbol in, least symbol out) ends every minimisation and makes it the same on every machine.

/// A feasible basis of the constraints added so far.
struct Simplex: Sendable {
  /// What a symbol stands for; closed.
  enum Kind: Sendable {
    /// A variable of the system, of any sign; never in a restricted row.
    case external
    /// What is left on an inequality's open side; at least zero.
    case slack
    /// How far a preference is missed on one side; at least zero.
    case error
    /// The mark of a required equality; always zero, kept to tell conflicts.
    case dummy
  }

  var kinds: [Kind]
  /// The row of each basic symbol, by symbol.
  var rows: [SimplexRow?]
  /// The basic symbols in the order in which they entered.
  var basis: [Int] = []
  /// Which constraint a slack or dummy symbol marks, by symbol.
  var markers: [Int?]

  init(variableCount: Int) {
    kinds = Array(repeating: .external, count: variableCount)
    rows = Array(repeating: nil, count: variableCount)
    markers = Array(repeating: nil, count: variableCount)
  }

  mutating func makeSymbol(_ kind: Kind, marks constraint: Int? = nil) -> Int {
    kinds.append(kind)
    rows.append(nil)
    markers.append(constraint)
    return kinds.count - 1
  }

  /// A variable's value in the present basis.
  func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

  /// An expression in terms of non-basic symbols.
  func row(for expression: LinearExpression) -> SimplexRow {
    var row = SimplexRow(expression.constant)
    for term in expression.terms {
      if let basic = rows[term.variable] {
        row.add(basic, times: term.coefficient)
      } else {
        row.add(term.variable, times: term.coefficient)
      }
    }
    return row
  }

  /// Makes a symbol basic with the row that it equals.
  mutating func enter(_ symbol: Int, row: SimplexRow) {
    for basic in basis { rows[basic]?.substitute(symbol, by: row) }
    rows[symbol] = row
    basis.append(symbol)
  }

  mutating func leave(_ symbol: Int) -> SimplexRow? {
    basis.removeAll { $0 == symbol }
    defer { rows[symbol] = nil }
    return rows[symbol]
  }

  /// Takes a non-basic symbol out of every row, which keeps it at zero.
  mutating func pin(_ symbol: Int) {
    for basic in basis { rows[basic]?.remove(symbol) }
  }
}
