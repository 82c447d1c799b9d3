// Constraints, contributions and wishes as linear relations.

import LeporelloGraphics

extension ConstraintScope {
  mutating func add(_ constraint: NSLayoutConstraint) {
    guard !constraint.isOrphaned, let item = constraint.first, let carrier = constraint.carrier,
      let common = box(of: carrier), var left = expression(item, constraint.firstAttribute, seenFrom: constraint.second)
    else { return }
    if constraint.secondAttribute != .notAnAttribute, let second = constraint.second {
      guard var right = expression(second, constraint.secondAttribute, seenFrom: item) else { return }
      if constraint.multiplier != 1 {
        // A multiple of a place is measured from the origin of the view that carries the constraint.
        let origin = Self.origin(common, for: constraint.secondAttribute)
        right = origin + (right - origin) * constraint.multiplier
      }
      left = left - right
    } else if !constraint.firstAttribute.isSize {
      left = left - Self.origin(common, for: constraint.firstAttribute)
    }
    add(
      left - constraint.constant, constraint.relation.linear, priority: Double(constraint.priority.rawValue),
      from: constraint)
  }

  private static func origin(_ box: Box, for attribute: NSLayoutConstraint.Attribute) -> LinearExpression {
    guard !attribute.isSize, let axis = attribute.axis else { return LinearExpression() }
    return axis == .horizontal ? box.left : box.top
  }

  /// An attribute's expression; a scroll view's sides, seen from what it scrolls, are those of its content.
  private mutating func expression(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, seenFrom other: (any LayoutItem)?
  ) -> LinearExpression? {
    var item = item
    if let scroll = item as? UIScrollView, !attribute.isSize, let inner = other?.layoutView, inner !== scroll,
      inner.isDescendant(of: scroll)
    {
      item = scroll.contentLayoutGuide
    }
    guard let box = box(of: item) else { return nil }
    let margins = item.layoutView.layoutMargins
    let rightToLeft = item.layoutView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func right() -> LinearExpression { box.left + box.width }
    func bottom() -> LinearExpression { box.top + box.height }
    switch attribute {
    case .left: return box.left
    case .right: return right()
    case .leading: return rightToLeft ? right() : box.left
    case .trailing: return rightToLeft ? box.left : right()
    case .top: return box.top
    case .bottom: return bottom()
    case .width: return box.width
    case .height: return box.height
    case .centerX: return box.left + box.width * 0.5
    case .centerY: return box.top + box.height * 0.5
    case .firstBaseline: return box.top + item.layoutView.baselineOffsets.first
    case .lastBaseline: return bottom() - item.layoutView.baselineOffsets.last
    case .leftMargin: return box.left + margins.left
    case .rightMargin: return right() - margins.right
    case .leadingMargin: return rightToLeft ? right() - margins.right : box.left + margins.left
    case .trailingMargin: return rightToLeft ? box.left + margins.left : right() - margins.right
    case .topMargin: return box.top + margins.top
    case .bottomMargin: return bottom() - margins.bottom
    case .centerXWithinMargins: return box.left + box.width * 0.5 + (margins.left - margins.right) / 2
    case .centerYWithinMargins: return box.top + box.height * 0.5 + (margins.top - margins.bottom) / 2
    case .notAnAttribute: return nil
    }
  }

  /// The wishes not to be larger and not to be smaller than the content.
  mutating func wishIntrinsicSize(of view: UIView, width: LinearExpression, height: LinearExpression) {
    let size = view.intrinsicSize(width: knownWidths[ObjectIdentifier(view)])
    for (axis, length, wish) in [
      (NSLayoutAxis.horizontal, width, size.width), (.vertical, height, size.height),
    ] where wish != UIView.noIntrinsicMetric {
      add(length - wish, .lessThanOrEqual, priority: Double(view.contentHuggingPriority(for: axis).rawValue))
      add(
        length - wish, .greaterThanOrEqual,
        priority: Double(view.contentCompressionResistancePriority(for: axis).rawValue))
    }
  }

  /// What a view says about its subviews beyond the constraints that were activated.
  mutating func contribute(_ view: UIView) {
    if let stack = view as? UIStackView {
      let arrangement = stack.arrangement()
      for guide in arrangement.guides { _ = box(of: guide) }
      for each in arrangement.constraints { addContribution(each, carriedBy: stack) }
    }
  }

  private mutating func addContribution(_ constraint: NSLayoutConstraint, carriedBy view: UIView) {
    guard let item = constraint.first, var left = expression(item, constraint.firstAttribute, seenFrom: nil) else {
      return
    }
    if let second = constraint.second {
      guard let right = expression(second, constraint.secondAttribute, seenFrom: nil) else { return }
      left = left - right * constraint.multiplier
    }
    add(
      left - constraint.constant, constraint.relation.linear, priority: Double(constraint.priority.rawValue),
      from: constraint)
  }
}
