// From a system to its solution: required constraints in order, then one level after the other.

extension LinearSystem {
  /// The values that satisfy all required constraints that can hold together, and the others as far as possible.
  ///
  /// Required constraints are taken in order; one that contradicts those before it is left out and reported. A lower
  /// priority never costs a higher one anything. Variables that nothing determines are zero.
  func solve() -> LinearSolution {
    var simplex = Simplex(variableCount: variableCount)
    var conflicts: [LinearConflict] = []
    var preferences: [LinearConstraint] = []
    for (index, constraint) in constraints.enumerated() {
      if constraint.priority < LinearConstraint.required {
        preferences.append(constraint)
      } else if let conflict = simplex.addRequired(constraint, index: index) {
        conflicts.append(conflict)
      }
    }
    for level in Set(preferences.map(\.priority)).sorted(by: >) {
      simplex.addLevel(preferences.filter { $0.priority == level })
    }
    return LinearSolution(values: (0..<variableCount).map { simplex.value(of: $0) }, conflicts: conflicts)
  }
}
