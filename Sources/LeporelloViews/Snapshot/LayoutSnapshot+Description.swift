// The layout as text.

extension LayoutSnapshot: CustomStringConvertible {
  /// One line a part, indented by depth: what it is, its names, its frame; then the warnings.
  public var description: String {
    var lines = nodes.map { node in
      let names = node.ids.map { " #\($0)" }.joined()
      return String(repeating: "  ", count: node.depth) + "\(node.kind)\(names) \(node.frame.shortDescription)"
    }
    lines += warnings.map { "! \($0)" }
    return lines.joined(separator: "\n")
  }

  /// The parts as JSON: kind, ids, frame as x, y, width and height, and the children.
  public var json: String {
    var index = 0
    func write(depth: Int, into text: inout String) {
      let indent = String(repeating: "  ", count: depth)
      let node = nodes[index]
      index += 1
      let ids = node.ids.map(\.jsonQuoted).joined(separator: ", ")
      let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
        .map(\.shortDescription).joined(separator: ", ")
      text += "\(indent){\"kind\": \(node.kind.jsonQuoted), \"ids\": [\(ids)], \"frame\": [\(frame)], \"children\": ["
      var isFirst = true
      while index < nodes.count, nodes[index].depth > depth {
        text += isFirst ? "\n" : ",\n"
        isFirst = false
        write(depth: depth + 1, into: &text)
      }
      text += isFirst ? "]}" : "\n\(indent)]}"
    }
    var text = ""
    if !nodes.isEmpty { write(depth: 0, into: &text) }
    return text
  }
}

extension CGRect {
  /// Origin and size, such as `(0, 8) 120 x 44`.
  package var shortDescription: String {
    "(\(minX.shortDescription), \(minY.shortDescription)) \(width.shortDescription) x \(height.shortDescription)"
  }
}

extension CGFloat {
  /// The number with at most three places and no needless zeros, the same in every locale.
  package var shortDescription: String {
    guard isFinite else { return "\(self)" }
    let scaled = (Double(self) * 1000).rounded()
    guard scaled.magnitude < 1e15 else { return "\(Double(self))" }
    let (whole, part) = Int(scaled).magnitude.quotientAndRemainder(dividingBy: 1000)
    let sign = scaled < 0 ? "-" : ""
    guard part > 0 else { return "\(sign)\(whole)" }
    var digits = String(part + 1000).dropFirst()
    while digits.hasSuffix("0") { digits = digits.dropLast() }
    return "\(sign)\(whole).\(digits)"
  }
}

extension String {
  /// The text as JSON writes it.
  var jsonQuoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default:
        if scalar.value < 32 {
          let hex = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
