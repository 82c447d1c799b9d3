// What is said of a node for readers who don't see it.

/// The accessibility of a node, where the description says something of it.
struct AccessibilityMarks: Sendable, Hashable {
  var label: String?
  var value: String?
  var hint: String?
  var isHidden = false
  var isDisabled = false
  var added: AccessibilityTraits = []
  var removed: AccessibilityTraits = []
  var children: AccessibilityChildBehavior?
  /// Greater is told earlier among siblings.
  var sortPriority: Double = 0

  /// The parts of a node with what is said of the node.
  func applied(to parts: [AccessibilityNode], frame: CGRect) -> [AccessibilityNode] {
    if isHidden { return [] }
    var parts = parts
    if let children {
      var element = AccessibilityNode(.group, frame: frame)
      switch children {
      case .contain: element.children = parts
      case .ignore: element.role = .element
      case .combine:
        element.role = parts.count == 1 ? parts[0].role : .element
        let labels = parts.flatMap(\.spokenLabels)
        if !labels.isEmpty { element.label = labels.joined(separator: ", ") }
      }
      parts = [element]
    }
    let says = label != nil || value != nil || hint != nil || !added.isEmpty
    if says, parts.isEmpty { parts = [AccessibilityNode(.element, frame: frame)] }
    if says, parts.count > 1 { parts = [AccessibilityNode(.group, frame: frame, children: parts)] }
    for index in parts.indices {
      if let label { parts[index].label = label }
      if let value { parts[index].value = value }
      if let hint { parts[index].hint = hint }
      parts[index].role = added.role(over: parts[index].role)
      if removed.role(over: .element) == parts[index].role { parts[index].role = .element }
      if added.contains(.isSelected) { parts[index].isSelected = true }
      if removed.contains(.isSelected) { parts[index].isSelected = false }
      if isDisabled { parts[index].isDisabled = true }
    }
    return parts
  }
}
