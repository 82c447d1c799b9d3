// The side of constraints that views show to code: carrying, priorities, invalidation.

import LeporelloGraphics

extension UIView {
  var constraintRecord: ConstraintRecord {
    if let storedConstraintRecord { return storedConstraintRecord }
    let record = ConstraintRecord()
    storedConstraintRecord = record
    return record
  }

  /// The active constraints that the view carries.
  public var constraints: [NSLayoutConstraint] { storedConstraintRecord?.constraints ?? [] }
  /// Activates a constraint on this view.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.items.allSatisfy({ $0.layoutView.isDescendant(of: self) }) else {
      core.report(.noCommonAncestor(words, constraint.words))
      return
    }
    constraint.install(on: self)
  }
  /// Activates constraints on this view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { for each in constraints { addConstraint(each) } }
  /// Deactivates a constraint that this view carries.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.carrier === self { constraint.deactivate() }
  }
  /// Deactivates constraints that this view carries.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for each in constraints { removeConstraint(each) }
  }

  /// The resistance against being larger than the content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintRecord.hugging[axis.rawValue]
  }
  /// Sets the resistance against being larger than the content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    constraintRecord.hugging[axis.rawValue] = priority
    constraintsChanged()
  }
  /// The resistance against being smaller than the content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintRecord.resistance[axis.rawValue]
  }
  /// Sets the resistance against being smaller than the content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintRecord.resistance[axis.rawValue] = priority
    constraintsChanged()
  }

  /// The constraints that speak of the view along an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    (storedConstraintRecord?.mentions ?? []).compactMap(\.constraint).filter { $0.firstAttribute.axis == axis }
  }

  /// Asks for the layout of all that may move when something about this view's constraints changed.
  func constraintsChanged() {
    let root = constraintScopeRoot
    var view: UIView? = storedSuperview ?? self
    setNeedsLayout()
    while let current = view {
      current.setNeedsLayout()
      if current === root { return }
      view = current.storedSuperview
    }
  }

  /// The view whose frame is given from outside and inside which this view's constraints are solved.
  var constraintScopeRoot: UIView { storedSuperview?.contentScopeRoot ?? self }

  /// The root of the scope that this view's subviews stand in.
  var contentScopeRoot: UIView {
    var view = self
    while let above = view.storedSuperview,
      !view.translatesAutoresizingMaskIntoConstraints || (view.storedConstraintRecord?.passing ?? 0) > 0
    {
      view = above
    }
    return view
  }

  /// Deactivates what would tie this tree to the one that it leaves.
  func severConstraints() {
    forEachInTree { view in
      for each in view.storedConstraintRecord?.mentions.compactMap(\.constraint) ?? [] {
        if let carrier = each.carrier, !carrier.isDescendant(of: self) { each.deactivate() }
      }
    }
  }
}
