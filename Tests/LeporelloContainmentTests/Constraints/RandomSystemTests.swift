// Random systems that have a solution: every required constraint holds, and the answer is the same each time.

import Testing

@testable import LeporelloContainment

@Suite("Random linear systems")
struct RandomSystemTests {
  /// SplitMix64: the same numbers from the same seed everywhere.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  @Test("feasible systems satisfy all required constraints", arguments: 0..<200)
  func feasible(seed: UInt64) {
    var random = Generator(state: seed)
    let count = Int.random(in: 2...14, using: &random)
    var system = LinearSystem(variableCount: count)
    let hidden = (0..<count).map { _ in Double(Int.random(in: 0...400, using: &random)) }
    func expression() -> LinearExpression {
      var sum = LinearExpression(Double(Int.random(in: -100...100, using: &random)))
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let factor = ([1, -1, 0.5, 2] as [Double]).randomElement(using: &random) ?? 1
        sum = sum.adding(LinearExpression(variable: Int.random(in: 0..<count, using: &random)), times: factor)
      }
      return sum
    }
    for _ in 0..<Int.random(in: count...(count * 3), using: &random) {
      var sum = expression()
      let isRequired = Bool.random(using: &random)
      let relation = [LinearRelation.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &random)
      guard let relation else { continue }
      if isRequired {
        // Shift the constant so that the hidden point satisfies the relation.
        let slack = Double(Int.random(in: 0...50, using: &random))
        let value = sum.value(hidden)
        switch relation {
        case .equal: sum.constant -= value
        case .lessThanOrEqual: sum.constant -= value + slack
        case .greaterThanOrEqual: sum.constant -= value - slack
        }
      }
      let priority = isRequired ? 1000 : Double(Int.random(in: 1...5, using: &random) * 100)
      system.constraints.append(LinearConstraint(expression: sum, relation: relation, priority: priority))
    }
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty, "seed \(seed)")
    for constraint in system.constraints where constraint.priority == 1000 {
      let value = constraint.expression.value(solution.values)
      switch constraint.relation {
      case .equal: #expect(abs(value) < 1e-4, "seed \(seed)")
      case .lessThanOrEqual: #expect(value < 1e-4, "seed \(seed)")
      case .greaterThanOrEqual: #expect(value > -1e-4, "seed \(seed)")
      }
    }
    #expect(system.solve() == solution, "seed \(seed)")
  }
}
