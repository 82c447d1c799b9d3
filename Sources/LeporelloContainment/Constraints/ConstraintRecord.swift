// What one view keeps for constraint layout; made only for views that take part.

import LeporelloGraphics

/// Constraints on a view, and the last solution where the view is the root of a scope.
@MainActor final class ConstraintRecord {
  /// The active constraints that the view carries, in order of activation.
  var constraints: [NSLayoutConstraint] = []
  /// The constraints that speak of the view or of one of its guides, wherever they are carried.
  var mentions: [Mention] = []
  /// How many constraints of views further up speak of views further down.
  var passing = 0
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var keyboardGuide: UILayoutGuide?
  var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
  var resistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
  var needsUpdate = true
  /// The last system solved from here, so that an unchanged one is not solved again.
  var solved: (system: LinearSystem, solution: LinearSolution)?
  /// The constraints left out in the last solution, which were reported.
  var broken: [ObjectIdentifier] = []
}

/// A weak reference to a constraint.
struct Mention {
  weak var constraint: NSLayoutConstraint?
}
