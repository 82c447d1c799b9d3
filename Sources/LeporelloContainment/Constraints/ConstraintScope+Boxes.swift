// The rectangles of items as expressions in the root's coordinates.

import LeporelloGraphics

extension ConstraintScope {
  mutating func box(of item: any LayoutItem) -> Box? {
    if let known = boxes[ObjectIdentifier(item)] { return known }
    let box: Box? =
      if let guide = item as? UILayoutGuide { makeBox(of: guide) } else { makeBox(of: item.layoutView) }
    if let box { boxes[ObjectIdentifier(item)] = box }
    return box
  }

  private mutating func makeBox(of view: UIView) -> Box? {
    guard let superview = view.storedSuperview, let parent = box(of: superview) else { return nil }
    if view.translatesAutoresizingMaskIntoConstraints { return frameBox(of: view, in: superview, parent) }
    let variables = makeVariables()
    views.append((view, variables))
    let box = box(variables, in: parent)
    add(box.width, .greaterThanOrEqual)
    add(box.height, .greaterThanOrEqual)
    wishIntrinsicSize(of: view, width: box.width, height: box.height)
    return box
  }

  private mutating func makeVariables() -> Variables {
    Variables(
      left: system.makeVariable(), top: system.makeVariable(), width: system.makeVariable(),
      height: system.makeVariable())
  }

  private func box(_ variables: Variables, in parent: Box) -> Box {
    Box(
      left: parent.left + LinearExpression(variable: variables.left),
      top: parent.top + LinearExpression(variable: variables.top),
      width: LinearExpression(variable: variables.width), height: LinearExpression(variable: variables.height))
  }

  /// A view placed by its frame keeps it, and where its mask ties it to a side or stretches it, follows the superview.
  private func frameBox(of view: UIView, in superview: UIView, _ parent: Box) -> Box {
    let (size, center, outer) = (view.bounds.size, view.center, superview.bounds.size)
    let mask = view.autoresizingMask
    let growsX = parent.width - outer.width
    let growsY = parent.height - outer.height
    var box = Box(
      left: parent.left + (center.x - size.width / 2), top: parent.top + (center.y - size.height / 2),
      width: LinearExpression(size.width), height: LinearExpression(size.height))
    let (x, y): (UIView.AutoresizingMask, UIView.AutoresizingMask) = (
      mask.intersection([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]),
      mask.intersection([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
    )
    if x == .flexibleWidth { box.width = box.width + growsX }
    if x == .flexibleLeftMargin { box.left = box.left + growsX }
    if x == [.flexibleLeftMargin, .flexibleRightMargin] { box.left = box.left + growsX * 0.5 }
    if y == .flexibleHeight { box.height = box.height + growsY }
    if y == .flexibleTopMargin { box.top = box.top + growsY }
    if y == [.flexibleTopMargin, .flexibleBottomMargin] { box.top = box.top + growsY * 0.5 }
    return box
  }

  private mutating func makeBox(of guide: UILayoutGuide) -> Box? {
    guard let owner = guide.owningView, let outer = box(of: owner) else { return nil }
    switch guide.source {
    case .constraints:
      let variables = makeVariables()
      guides.append((guide, variables))
      let box = box(variables, in: outer)
      add(box.width, .greaterThanOrEqual)
      add(box.height, .greaterThanOrEqual)
      return box
    case .safeArea: return Self.inset(outer, by: owner.safeAreaInsets)
    case .margins: return Self.inset(outer, by: owner.layoutMargins)
    case .keyboard:
      var box = outer
      let covered = owner.safeAreaInsets.bottom
      box.top = box.top + box.height - covered
      box.height = LinearExpression(covered)
      return box
    case .scrollFrame:
      var box = outer
      box.left = box.left + owner.bounds.minX
      box.top = box.top + owner.bounds.minY
      return box
    case .scrollContent:
      let variables = makeVariables()
      guides.append((guide, variables))
      var box = box(variables, in: outer)
      (box.left, box.top) = (outer.left, outer.top)
      return box
    }
  }

  private static func inset(_ box: Box, by insets: UIEdgeInsets) -> Box {
    Box(
      left: box.left + insets.left, top: box.top + insets.top, width: box.width - (insets.left + insets.right),
      height: box.height - (insets.top + insets.bottom))
  }
}
