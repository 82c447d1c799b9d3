// From views to numbers: a scope is a view whose frame is given from outside, with everything below it that
// constraints place. Nested frame-driven views are the roots of scopes of their own, unless a constraint passes them.
//
// Steps: (1) walk the scope, giving each constraint-driven view and guide four variables relative to its superview;
// (2) state the relations: sizes are not negative, the constraints in order of activation, what views contribute
// themselves (stacks, scroll views), and the wishes for intrinsic sizes; (3) solve, or take the last solution where
// the system is the same; (4) report what had to be left out.

import LeporelloGraphics

/// One walk over a scope and the system it makes.
@MainActor struct ConstraintScope {
  /// The four quantities of a rectangle in the root's coordinates.
  struct Box {
    var left: LinearExpression
    var top: LinearExpression
    var width: LinearExpression
    var height: LinearExpression
  }

  /// The variables of an item, relative to its superview or owner: left, top, width, height.
  struct Variables {
    var left: Int
    var top: Int
    var width: Int
    var height: Int
  }

  let root: UIView
  var system = LinearSystem()
  /// For each constraint of the system the one it came from.
  var sources: [NSLayoutConstraint?] = []
  /// The constraint-driven views, parents first.
  var views: [(view: UIView, variables: Variables)] = []
  var guides: [(guide: UILayoutGuide, variables: Variables)] = []
  /// Looked up only, never iterated.
  var boxes: [ObjectIdentifier: Box] = [:]
  /// Widths found in an earlier solution, for views whose height depends on their width.
  var knownWidths: [ObjectIdentifier: CGFloat] = [:]
  private var collected: [NSLayoutConstraint] = []

  init(root: UIView, knownWidths: [ObjectIdentifier: CGFloat] = [:]) {
    self.root = root
    self.knownWidths = knownWidths
    let size = root.bounds.size
    boxes[ObjectIdentifier(root)] = Box(
      left: LinearExpression(), top: LinearExpression(), width: LinearExpression(size.width),
      height: LinearExpression(size.height))
    build()
  }

  /// A scope whose root's size is to be found, for fitting.
  init(fitting root: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    self.root = root
    let (width, height) = (system.makeVariable(), system.makeVariable())
    boxes[ObjectIdentifier(root)] = Box(
      left: LinearExpression(), top: LinearExpression(), width: LinearExpression(variable: width),
      height: LinearExpression(variable: height))
    for (variable, wish, priority) in [(width, target.width, horizontal), (height, target.height, vertical)] {
      add(LinearExpression(variable: variable), .greaterThanOrEqual)
      add(LinearExpression(variable: variable) - wish, .equal, priority: Double(priority.rawValue))
    }
    wishIntrinsicSize(of: root, width: LinearExpression(variable: width), height: LinearExpression(variable: height))
    build()
  }

  private mutating func build() {
    collect(root)
    for each in collected.sorted(by: { $0.activation < $1.activation }) { add(each) }
    contribute(root)
    for index in views.indices { contribute(views[index].view) }
  }

  private mutating func collect(_ view: UIView) {
    if let record = view.storedConstraintRecord {
      collected += record.constraints
      for guide in record.guides { _ = box(of: guide) }
    }
    for child in view.storedSubviews {
      if child.translatesAutoresizingMaskIntoConstraints {
        guard let record = child.storedConstraintRecord, record.passing > 0 else { continue }
      } else {
        _ = box(of: child)
      }
      collect(child)
    }
  }

  mutating func add(
    _ expression: LinearExpression, _ relation: LinearRelation, priority: Double = LinearConstraint.required,
    from source: NSLayoutConstraint? = nil
  ) {
    system.constraints.append(LinearConstraint(expression: expression, relation: relation, priority: priority))
    sources.append(source)
  }
}
