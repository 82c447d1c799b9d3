// The tree as text and as JSON.

extension AccessibilitySnapshot: CustomStringConvertible {
  /// One line a part, indented by depth: role, label, value, states, such as `tab "News", tab 1 of 3, selected`.
  public var description: String {
    var lines: [String] = []
    var rest = nodes.reversed().map { ($0, 0) }
    while let (node, depth) = rest.popLast() {
      lines.append(String(repeating: "  ", count: depth) + node.line)
      rest += node.children.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  /// The parts as JSON: role, label, value, selected, disabled, frame as x, y, width and height, and the children;
  /// what does not hold is left out.
  public var json: String { Self.list(nodes, indent: "") }

  private static func list(_ nodes: [AccessibilityNode], indent: String) -> String {
    if nodes.isEmpty { return "[]" }
    let inner = indent + "  "
    let members = nodes.map { node in
      var parts = ["\"role\": \(node.role.rawValue.jsonQuoted)"]
      if let label = node.label { parts.append("\"label\": \(label.jsonQuoted)") }
      if let value = node.value { parts.append("\"value\": \(value.jsonQuoted)") }
      if let hint = node.hint { parts.append("\"hint\": \(hint.jsonQuoted)") }
      if node.isSelected { parts.append("\"selected\": true") }
      if node.isDisabled { parts.append("\"disabled\": true") }
      let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
      parts.append("\"frame\": [\(frame.map(\.shortDescription).joined(separator: ", "))]")
      if !node.children.isEmpty { parts.append("\"children\": \(list(node.children, indent: inner))") }
      return "\(inner){\(parts.joined(separator: ", "))}"
    }
    return "[\n\(members.joined(separator: ",\n"))\n\(indent)]"
  }
}
