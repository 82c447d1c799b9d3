// Putting constraints onto the closest view that holds both items, and taking them off.

import LeporelloGraphics

extension NSLayoutConstraint {
  func activate(at place: @autoclosure () -> String? = nil) {
    guard carrier == nil, let first else { return }
    let view = first.layoutView
    let common = second.map { Self.commonAncestor(view, $0.layoutView) } ?? view
    guard let common else {
      let placed = items.map(\.layoutView).first { $0.storedWindow != nil }
      (placed ?? view).core.report(.noCommonAncestor(first.words, second?.words ?? "nil"), at: place())
      return
    }
    install(on: common)
  }

  func install(on view: UIView) {
    guard carrier == nil else { return }
    Self.activations += 1
    activation = Self.activations
    carrier = view
    view.constraintRecord.constraints.append(self)
    for item in items {
      item.layoutView.constraintRecord.mentions.append(Mention(constraint: self))
      Self.passThrough(from: item, to: view, by: 1)
    }
    changed()
  }

  func deactivate() {
    guard let carrier else { return }
    changed()
    carrier.constraintRecord.constraints.removeAll { $0 === self }
    self.carrier = nil
    for item in items {
      item.layoutView.constraintRecord.mentions.removeAll { $0.constraint == nil || $0.constraint === self }
      Self.passThrough(from: item, to: carrier, by: -1)
    }
  }

  var items: [any LayoutItem] { [first, second].compactMap { $0 } }

  /// Asks for the layout of everything that may move.
  func changed() {
    guard carrier != nil else { return }
    for item in items { item.layoutView.constraintsChanged() }
  }

  /// Counts on the views strictly between an item and the carrier that a constraint passes them, so that a frame-driven
  /// view among them is solved together with its surroundings.
  private static func passThrough(from item: any LayoutItem, to carrier: UIView, by step: Int) {
    var view: UIView? = item is UIView ? item.layoutView.storedSuperview : item.layoutView
    while let current = view, current !== carrier {
      current.constraintRecord.passing = max(0, current.constraintRecord.passing + step)
      view = current.storedSuperview
    }
  }

  static func commonAncestor(_ a: UIView, _ b: UIView) -> UIView? {
    sequence(first: a, next: { $0.storedSuperview }).first { b.isDescendant(of: $0) }
  }

  var words: String {
    var text = "\(first?.words ?? "nil").\(firstAttribute.words) \(relation.words) "
    if secondAttribute != .notAnAttribute, let second {
      if multiplier != 1 { text += "\(Self.number(multiplier))*" }
      text += "\(second.words).\(secondAttribute.words)"
      if constant != 0 { text += constant < 0 ? " - \(Self.number(-constant))" : " + \(Self.number(constant))" }
    } else {
      text += Self.number(constant)
    }
    if priority != .required { text += " @\(Self.number(CGFloat(priority.rawValue)))" }
    return "<NSLayoutConstraint:\(identifier.map { "'\($0)'" } ?? "") \(text) (\(isActive ? "active" : "inactive"))>"
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
  }
}

extension NSLayoutConstraint.Relation {
  var words: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  var linear: LinearRelation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var words: String { String(describing: self) }

  /// The axis that the attribute lies on; nil for none.
  var axis: NSLayoutAxis? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .notAnAttribute: nil
    }
  }

  var isSize: Bool { self == .width || self == .height }
}
