// What the solver is told: linear relations between numbered variables, each with a priority. No views here.

/// How two sides of a constraint compare; closed.
enum LinearRelation: Hashable, Sendable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// A multiple of one variable.
struct LinearTerm: Hashable, Sendable {
  var variable: Int
  var coefficient: Double
}

/// A sum of multiples of variables and a constant; terms are sorted by variable, without zeros.
struct LinearExpression: Hashable, Sendable {
  private(set) var terms: [LinearTerm] = []
  var constant: Double = 0

  init(_ constant: Double = 0) { self.constant = constant }

  init(variable: Int) { terms = [LinearTerm(variable: variable, coefficient: 1)] }

  static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression { a.adding(b, times: 1) }
  static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a.adding(b, times: -1) }
  static func + (a: LinearExpression, b: Double) -> LinearExpression { a + LinearExpression(b) }
  static func - (a: LinearExpression, b: Double) -> LinearExpression { a + LinearExpression(-b) }
  static func * (a: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression().adding(a, times: factor)
  }

  func adding(_ other: LinearExpression, times factor: Double) -> LinearExpression {
    var sum = LinearExpression(constant + other.constant * factor)
    sum.terms.reserveCapacity(terms.count + other.terms.count)
    var (i, j) = (0, 0)
    while i < terms.count || j < other.terms.count {
      let left = i < terms.count ? terms[i].variable : Int.max
      let right = j < other.terms.count ? other.terms[j].variable : Int.max
      let coefficient =
        (left <= right ? terms[i].coefficient : 0) + (right <= left ? other.terms[j].coefficient * factor : 0)
      if coefficient != 0 { sum.terms.append(LinearTerm(variable: min(left, right), coefficient: coefficient)) }
      if left <= right { i += 1 }
      if right <= left { j += 1 }
    }
    return sum
  }

  /// The value where each variable has the given one.
  func value(_ values: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
  }
}

/// "The expression is at most, exactly, or at least zero", at a priority.
struct LinearConstraint: Hashable, Sendable {
  var expression: LinearExpression
  var relation: LinearRelation
  var priority: Double = LinearConstraint.required

  /// From this priority on, a constraint must hold.
  static let required: Double = 1000
}

/// Everything one solution depends on, so that equal systems need solving once.
struct LinearSystem: Hashable, Sendable {
  var variableCount = 0
  var constraints: [LinearConstraint] = []

  mutating func makeVariable() -> Int {
    defer { variableCount += 1 }
    return variableCount
  }
}

/// A required constraint that could not hold together with earlier ones, and was left out.
struct LinearConflict: Hashable, Sendable {
  /// The index of the constraint left out.
  var broken: Int
  /// The indices of the constraints that exclude each other, the broken one included, in order.
  var conflicting: [Int]
}

/// The values found, and what had to be left out for them.
struct LinearSolution: Hashable, Sendable {
  var values: [Double]
  var conflicts: [LinearConflict]
}
