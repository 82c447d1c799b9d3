// What a stack says about its views. The constraints are never activated: the scope takes them along when it is built,
// so that hidden views, spaces and alignments are always those of the moment.

import LeporelloGraphics

extension UIStackView {
  /// The constraints of the moment, and the guides that they need.
  struct Arrangement {
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
  }

  func arrangement() -> Arrangement {
    let views = arrangedSubviews.filter { !$0.isHidden }
    var result = Arrangement()
    for hidden in arrangedSubviews where hidden.isHidden {
      result.constraints.append(relate(hidden, length, .equal, nil, .notAnAttribute, priority: 999))
    }
    guard let first = views.first, let last = views.last else { return result }
    let outer: any LayoutItem = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    result.constraints.append(relate(first, start, .equal, outer, start))
    result.constraints.append(relate(last, end, .equal, outer, end))
    chain(views, into: &result)
    for view in views { align(view, in: outer, firstOf: views, into: &result) }
    return result
  }

  private var start: NSLayoutConstraint.Attribute { axis == .horizontal ? .leading : .top }
  private var end: NSLayoutConstraint.Attribute { axis == .horizontal ? .trailing : .bottom }
  private var length: NSLayoutConstraint.Attribute { axis == .horizontal ? .width : .height }
  private var middle: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerX : .centerY }
  private var crossStart: NSLayoutConstraint.Attribute { axis == .horizontal ? .top : .leading }
  private var crossEnd: NSLayoutConstraint.Attribute { axis == .horizontal ? .bottom : .trailing }
  private var crossMiddle: NSLayoutConstraint.Attribute { axis == .horizontal ? .centerY : .centerX }
  private var crossLength: NSLayoutConstraint.Attribute { axis == .horizontal ? .height : .width }

  private func relate(
    _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: (any LayoutItem)?, _ secondAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first: first, attribute: attribute, relation: relation, second: second, attribute: secondAttribute,
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = "UISV"
    return constraint
  }

  private func chain(_ views: [UIView], into result: inout Arrangement) {
    let pairs = Array(zip(views, views.dropFirst()))
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (a, b) in pairs { result.constraints.append(relate(b, start, .equal, a, end, constant: space(after: a))) }
      if distribution == .fillEqually, let first = views.first {
        for view in views.dropFirst() { result.constraints.append(relate(view, length, .equal, first, length)) }
      }
      if distribution == .fillProportionally { proportion(views, into: &result) }
    case .equalSpacing, .equalCentering:
      let guides = spacers(pairs.count)
      result.guides = guides
      for ((a, b), guide) in zip(pairs, guides) {
        result.constraints.append(relate(b, start, .greaterThanOrEqual, a, end, constant: space(after: a)))
        let (from, to) = distribution == .equalSpacing ? (end, start) : (middle, middle)
        result.constraints.append(relate(guide, start, .equal, a, from))
        result.constraints.append(relate(guide, end, .equal, b, to))
        if guide !== guides[0] {
          // Equal distances between middles give way to the least space, as UIKit's do at 150.
          let priority: Float = distribution == .equalSpacing ? 1000 : 150
          result.constraints.append(relate(guide, length, .equal, guides[0], length, priority: priority))
        }
      }
    }
  }

  private func proportion(_ views: [UIView], into result: inout Arrangement) {
    func natural(_ view: UIView) -> CGFloat {
      let size = view.intrinsicContentSize
      return axis == .horizontal ? size.width : size.height
    }
    guard let first = views.first, natural(first) > 0 else { return }
    for view in views.dropFirst() where natural(view) > 0 {
      let share = natural(view) / natural(first)
      result.constraints.append(relate(view, length, .equal, first, length, multiplier: share, priority: 999))
    }
  }

  private func align(
    _ view: UIView, in outer: any LayoutItem, firstOf views: [UIView], into result: inout Arrangement
  ) {
    func pin(_ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal) {
      result.constraints.append(relate(view, attribute, relation, outer, attribute))
    }
    switch alignment {
    case .fill:
      pin(crossStart)
      pin(crossEnd)
      return
    case .leading: pin(crossStart)
    case .trailing: pin(crossEnd)
    case .center: pin(crossMiddle)
    case .firstBaseline, .lastBaseline:
      let attribute: NSLayoutConstraint.Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      if axis == .vertical {
        pin(crossStart)
      } else if let first = views.first, first !== view {
        result.constraints.append(relate(view, attribute, .equal, first, attribute))
      }
    }
    // Nobody sticks out, and the stack is as thick as its thickest view.
    pin(crossStart, .greaterThanOrEqual)
    pin(crossEnd, .lessThanOrEqual)
    result.constraints.append(relate(outer, crossLength, .equal, nil, .notAnAttribute, priority: 49))
  }
}
