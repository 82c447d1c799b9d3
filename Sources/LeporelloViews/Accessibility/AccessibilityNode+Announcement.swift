// A part of a page in words.

extension AccessibilityNode {
  /// What is read aloud: label, role and value, then states, such as `B, tab, 2 of 3, selected`.
  public var announcement: String {
    var words = [label, role.spoken].compactMap { $0 }
    if let value { words.append(role == .tab && value.hasPrefix("tab ") ? String(value.dropFirst(4)) : value) }
    return (words + states).joined(separator: ", ")
  }

  /// The part in one line: its role, its label in quotes, its value, its states.
  var line: String {
    let name = label.map { " \($0.jsonQuoted)" } ?? ""
    return ([role.rawValue + name] + [value].compactMap { $0 } + states).joined(separator: ", ")
  }

  private var states: [String] {
    [hint, isSelected ? "selected" : nil, isDisabled ? "disabled" : nil].compactMap { $0 }
  }

  /// All labels in it, in reading order.
  var spokenLabels: [String] {
    var (labels, rest) = ([String](), [self])
    while let node = rest.popLast() {
      if let label = node.label { labels.append(label) }
      rest += node.children.reversed()
    }
    return labels
  }
}

extension AccessibilityNode.Role {
  /// The role as it is read aloud; nil for what is only read.
  var spoken: String? {
    switch self {
    case .group, .text, .element, .tabPanel: nil
    case .tabList: "tab bar"
    case .heading, .image, .button, .link, .toggle, .adjustable, .tab, .list: rawValue
    }
  }
}
