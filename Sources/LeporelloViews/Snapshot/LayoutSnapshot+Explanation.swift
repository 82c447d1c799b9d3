// Why each part is as large as it is and where it is.

extension LayoutSnapshot {
  /// One line a part, indented by depth: what it was offered, what it chose, its frame, the rule that decided, and
  /// where it was written; then the warnings.
  public var explanation: String {
    var lines = nodes.map { node in
      let names = node.ids.map { " #\($0)" }.joined()
      let place = node.place.map { " @\($0)" } ?? ""
      return String(repeating: "  ", count: node.depth) + "\(node.kind)\(names) offered \(node.proposal.short), "
        + "takes \(node.answer.width.shortDescription) x \(node.answer.height.shortDescription) "
        + "at \(node.frame.shortDescription): \(node.rule)\(place)"
    }
    lines += warnings.map { "! \($0)" }
    return lines.joined(separator: "\n")
  }

  /// The same as JSON: the size, the parts in order with their depth, and the warnings. A length that is not
  /// offered is null; one without end is the text `inf`.
  public var explanationJSON: String {
    let parts = nodes.map { node in
      var members = [
        "\"kind\": \(node.kind.jsonQuoted)", "\"ids\": [\(node.ids.map(\.jsonQuoted).joined(separator: ", "))]",
        "\"depth\": \(node.depth)",
        "\"proposal\": [\(json(node.proposal.width)), \(json(node.proposal.height))]",
        "\"answer\": [\(json(node.answer.width)), \(json(node.answer.height))]",
        "\"frame\": [\(json(node.frame.minX)), \(json(node.frame.minY)), \(json(node.frame.width)), "
          + "\(json(node.frame.height))]",
        "\"rule\": \(node.rule.jsonQuoted)",
      ]
      if let place = node.place { members.append("\"place\": \(place.jsonQuoted)") }
      return "{" + members.joined(separator: ", ") + "}"
    }
    return "{\"size\": [\(json(size.width)), \(json(size.height))],\n\"nodes\": \(list(parts)),\n"
      + "\"warnings\": \(list(warnings.map(\.jsonQuoted)))}"
  }

  /// The part with an `.id`, or nil where there is none; of several, the first.
  public func node(_ id: some Hashable) -> Node? {
    let name = String(describing: id)
    return nodes.first { $0.ids.contains(name) }
  }

  private func list(_ elements: [String]) -> String {
    elements.isEmpty ? "[]" : "[\n  \(elements.joined(separator: ",\n  "))\n]"
  }

  private func json(_ length: CGFloat?) -> String {
    guard let length, !length.isNaN else { return "null" }
    return length.isFinite ? length.shortDescription : length.shortDescription.jsonQuoted
  }
}

extension ProposedViewSize {
  /// Both lengths, with `nil` for one that is left open.
  fileprivate var short: String {
    "\(width.map(\.shortDescription) ?? "nil") x \(height.map(\.shortDescription) ?? "nil")"
  }
}
