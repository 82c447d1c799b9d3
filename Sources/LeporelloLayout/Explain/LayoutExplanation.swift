// Why every node is as large as it is and where it is.

package import LeporelloGraphics

/// Per node the proposal, the answer, the frame and the rule that decided, parents before children.
package struct LayoutExplanation: Sendable {
  /// What is said of one node.
  package struct Entry: Sendable {
    package var node: Int
    /// How many nodes are above.
    package var depth: Int
    package var name: String
    package var place: SourcePlace?
    package var proposal: ProposedViewSize
    package var answer: CGSize
    package var frame: CGRect
    package var rule: String
  }

  package var entries: [Entry]
  package var warnings: [LayoutWarning]

  /// One line a node, indented by depth, then the warnings.
  package var text: String {
    var lines = entries.map { entry in
      let frame = [entry.frame.minX, entry.frame.minY, entry.frame.width, entry.frame.height]
        .map { Double($0).asLayoutText }.joined(separator: " ")
      let place = entry.place.map { " @\($0)" } ?? ""
      return String(repeating: "  ", count: entry.depth)
        + "\(entry.name) proposed \(Self.pair(entry.proposal)) answered \(Self.pair(entry.answer)) at \(frame)"
        + ": \(entry.rule)\(place)"
    }
    lines += warnings.map { "! \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The same as an array of JSON objects under "nodes", and the warnings.
  package var json: String {
    let nodes = entries.map { entry in
      var members = [
        "\"node\": \(entry.node)", "\"depth\": \(entry.depth)", "\"name\": \(Self.quoted(entry.name))",
        "\"proposal\": [\(Self.number(entry.proposal.width)), \(Self.number(entry.proposal.height))]",
        "\"answer\": [\(Self.number(entry.answer.width)), \(Self.number(entry.answer.height))]",
        "\"frame\": [\(Self.number(entry.frame.minX)), \(Self.number(entry.frame.minY)), "
          + "\(Self.number(entry.frame.width)), \(Self.number(entry.frame.height))]",
        "\"rule\": \(Self.quoted(entry.rule))",
      ]
      if let place = entry.place { members.append("\"place\": \(Self.quoted(place.description))") }
      return "    {" + members.joined(separator: ", ") + "}"
    }
    let notes = warnings.map { "    " + Self.quoted($0.description) }
    return "{\n  \"nodes\": [\n\(nodes.joined(separator: ",\n"))\n  ],\n  \"warnings\": ["
      + (notes.isEmpty ? "]\n}\n" : "\n\(notes.joined(separator: ",\n"))\n  ]\n}\n")
  }

  private static func pair(_ proposal: ProposedViewSize) -> String {
    let extent = Extent(proposal)
    return "\(extent.width.asLayoutText)x\(extent.height.asLayoutText)"
  }

  private static func pair(_ size: CGSize) -> String {
    "\(Double(size.width).asLayoutText)x\(Double(size.height).asLayoutText)"
  }

  /// JSON knows no infinity: it is written as text.
  private static func number(_ length: CGFloat?) -> String {
    guard let length, !length.isNaN else { return "null" }
    return length.isFinite ? Double(length).asLayoutText : quoted(Double(length).asLayoutText)
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 {
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
