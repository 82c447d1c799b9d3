// Where solutions become frames: the base `layoutSubviews` places the constraint-driven subviews.

import LeporelloGraphics

extension UIView {
  /// Places the subviews that constraints drive.
  func placeSubviewsByConstraints() {
    guard hasConstraintDrivenContent else { return }
    let root = contentScopeRoot
    let scope = root.solveScope(laidOutBy: self)
    guard let solution = root.storedConstraintRecord?.solved?.solution else { return }
    for (view, variables) in scope.views where view.storedSuperview === self {
      view.takeFrame(view.roundedFrame(variables, in: solution))
    }
    (self as? UIScrollView)?.takeContentSize(from: scope, solution)
  }

  var hasConstraintDrivenContent: Bool {
    storedSubviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
      || !(storedConstraintRecord?.constraints.isEmpty ?? true) || !(storedConstraintRecord?.guides.isEmpty ?? true)
  }

  /// Solves the scope below this root, and asks for the layout of every view whose subviews have to move.
  @discardableResult
  func solveScope(laidOutBy current: UIView?) -> ConstraintScope {
    var scope = ConstraintScope(root: self)
    var solution = solve(scope)
    let widths = scope.widthsThatMatter(in: solution)
    if !widths.isEmpty {
      scope = ConstraintScope(root: self, knownWidths: widths)
      solution = solve(scope)
    }
    report(solution, of: scope)
    for (guide, variables) in scope.guides {
      guide.solvedFrame = (guide.owningView ?? self).roundedFrame(variables, in: solution)
    }
    for (view, variables) in scope.views {
      guard let superview = view.storedSuperview, superview !== current else { continue }
      if !view.hasFrame(view.roundedFrame(variables, in: solution)) { superview.setNeedsLayout() }
    }
    return scope
  }

  private func solve(_ scope: ConstraintScope) -> LinearSolution {
    if let solved = constraintRecord.solved, solved.system == scope.system { return solved.solution }
    let solution = scope.system.solve()
    constraintRecord.solved = (scope.system, solution)
    return solution
  }

  private func report(_ solution: LinearSolution, of scope: ConstraintScope) {
    let broken = solution.conflicts.compactMap { conflict in
      scope.sources[conflict.broken].map { (conflict, $0) }
    }
    let known = constraintRecord.broken
    constraintRecord.broken = broken.map { ObjectIdentifier($0.1) }
    for (conflict, constraint) in broken where !known.contains(ObjectIdentifier(constraint)) {
      let others = conflict.conflicting.compactMap { scope.sources[$0]?.words }
      core.report(.unsatisfiable(constraints: others, broken: constraint.words))
    }
  }

  /// A solved rectangle with its edges on the pixel grid.
  func roundedFrame(_ variables: ConstraintScope.Variables, in solution: LinearSolution) -> CGRect {
    let scale = core.scale
    func round(_ value: Double) -> CGFloat {
      let pixels = value * scale
      // Noise of the solver must not decide between two pixels.
      return (pixels + 1e-6).rounded(.toNearestOrAwayFromZero) / scale
    }
    let (left, top) = (solution.values[variables.left], solution.values[variables.top])
    let (right, bottom) = (left + solution.values[variables.width], top + solution.values[variables.height])
    return CGRect(x: round(left), y: round(top), width: round(right) - round(left), height: round(bottom) - round(top))
  }

  private func place(of frame: CGRect) -> (center: CGPoint, size: CGSize) {
    (CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2), frame.size)
  }

  func hasFrame(_ frame: CGRect) -> Bool { place(of: frame) == (center, bounds.size) }

  /// Takes centre and size, so that a transform stays what it is.
  func takeFrame(_ frame: CGRect) {
    let place = place(of: frame)
    if bounds.size != place.size { bounds.size = place.size }
    if center != place.center { center = place.center }
  }

  /// The rectangle of a guide in this view, its owner.
  func layoutFrame(of guide: UILayoutGuide) -> CGRect {
    switch guide.source {
    case .safeArea: return CGRect(origin: .zero, size: bounds.size).inset(by: safeAreaInsets)
    case .margins: return CGRect(origin: .zero, size: bounds.size).inset(by: layoutMargins)
    case .scrollFrame: return bounds
    case .keyboard:
      let free = CGRect(origin: .zero, size: bounds.size).inset(by: safeAreaInsets)
      return CGRect(x: 0, y: free.maxY, width: bounds.width, height: bounds.height - free.maxY)
    case .scrollContent: return CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? .zero)
    case .constraints:
      contentScopeRoot.solveScope(laidOutBy: nil)
      return guide.solvedFrame
    }
  }

  /// The size that the constraints inside ask for when the view's own size is a wish.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    let scope = ConstraintScope(fitting: self, target: target, horizontal: horizontal, vertical: vertical)
    let solution = scope.system.solve()
    let scale = core.scale
    func up(_ value: Double) -> CGFloat { ((value * scale - 1e-6).rounded(.up)) / scale }
    return CGSize(width: up(solution.values[0]), height: up(solution.values[1]))
  }
}

extension ConstraintScope {
  /// The solved widths of views whose height depends on it.
  func widthsThatMatter(in solution: LinearSolution) -> [ObjectIdentifier: CGFloat] {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for (view, variables) in views where view.heightDependsOnWidth {
      widths[ObjectIdentifier(view)] = solution.values[variables.width]
    }
    return widths
  }
}
