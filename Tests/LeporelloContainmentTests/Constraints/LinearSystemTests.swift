// The solver on its own, without views.

import Testing

@testable import LeporelloContainment

@Suite("Linear systems")
struct LinearSystemTests {
  /// A system and its variables, for short tests.
  struct Sketch {
    var system = LinearSystem()

    mutating func variable() -> LinearExpression { LinearExpression(variable: system.makeVariable()) }

    mutating func add(_ expression: LinearExpression, _ relation: LinearRelation = .equal, _ priority: Double = 1000) {
      system.constraints.append(LinearConstraint(expression: expression, relation: relation, priority: priority))
    }
  }

  @Test("equalities are solved by elimination")
  func equalities() {
    var s = Sketch()
    let (x, y) = (s.variable(), s.variable())
    s.add(x + y - 10)
    s.add(x - y - 2)
    #expect(s.system.solve().values == [6, 4])
  }

  @Test("a wish is met as far as a requirement lets it")
  func wish() {
    var s = Sketch()
    let x = s.variable()
    s.add(x - 50, .lessThanOrEqual)
    s.add(x - 80, .equal, 500)
    #expect(s.system.solve().values == [50])
  }

  @Test("a higher priority never pays for several lower ones")
  func lexicographic() {
    var s = Sketch()
    let x = s.variable()
    s.add(x - 10, .equal, 251)
    for _ in 0..<50 { s.add(x - 100, .equal, 250) }
    #expect(s.system.solve().values == [10])
  }

  @Test("levels below still decide what the ones above leave open")
  func lowerLevelsDecide() {
    var s = Sketch()
    let (x, y) = (s.variable(), s.variable())
    s.add(x + y - 100)
    s.add(x, .greaterThanOrEqual)
    s.add(y, .greaterThanOrEqual)
    s.add(x - 30, .greaterThanOrEqual, 750)
    s.add(y - 60, .equal, 250)
    #expect(s.system.solve().values == [40, 60])
  }

  @Test("what nothing determines is zero")
  func undetermined() {
    var s = Sketch()
    _ = s.variable()
    #expect(s.system.solve().values == [0])
  }

  @Test("the requirement that contradicts earlier ones is left out and the contradiction is told")
  func conflict() {
    var s = Sketch()
    let (x, y) = (s.variable(), s.variable())
    s.add(y - 1)
    s.add(x - 100)
    s.add(x - 200)
    s.add(x + y - 101)
    let solution = s.system.solve()
    #expect(solution.values == [100, 1])
    #expect(solution.conflicts == [LinearConflict(broken: 2, conflicting: [1, 2])])
  }

  @Test("inequalities that exclude each other name all that take part")
  func conflictOfInequalities() {
    var s = Sketch()
    let (x, y) = (s.variable(), s.variable())
    s.add(x, .greaterThanOrEqual)
    s.add(y - x - 50, .greaterThanOrEqual)
    s.add(y - 40, .lessThanOrEqual)
    let solution = s.system.solve()
    #expect(solution.conflicts.map(\.broken) == [2])
    #expect(solution.conflicts.first?.conflicting == [0, 1, 2])
  }

  @Test("a redundant requirement is no conflict")
  func redundant() {
    var s = Sketch()
    let x = s.variable()
    for _ in 0..<3 { s.add(x - 7) }
    #expect(s.system.solve() == LinearSolution(values: [7], conflicts: []))
  }
}
