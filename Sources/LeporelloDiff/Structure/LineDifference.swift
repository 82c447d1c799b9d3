// A unified difference of two texts.

/// What changed between two texts, with four lines of surroundings.
package struct LineDifference: CustomStringConvertible {
  private enum Line {
    case same(String)
    case old(String)
    case new(String)
  }

  /// The changed lines with their surroundings, in the form that patch takes.
  package let description: String

  /// Compares two texts line by line.
  package init(from old: String, to new: String) {
    let (before, after) = (Self.split(old), Self.split(new))
    var lines: [Line] = []
    let changes = after.difference(from: before) { $0.utf8.elementsEqual($1.utf8) }
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (i, j) = (0, 0)
    while i < before.count || j < after.count {
      if removed.contains(i), i < before.count {
        lines.append(.old(before[i]))
        i += 1
      } else if inserted.contains(j), j < after.count {
        lines.append(.new(after[j]))
        j += 1
      } else {
        lines.append(.same(before[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    description = Self.hunks(lines, context: 4)
  }

  private static func split(_ text: String) -> [String] {
    // By line feed scalars: a carriage return and line feed are one character, and must show as a change.
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  private static func hunks(_ lines: [Line], context: Int) -> String {
    var shown = [Bool](repeating: false, count: lines.count)
    for (index, line) in lines.enumerated() {
      if case .same = line { continue }
      for near in max(0, index - context)...min(lines.count - 1, index + context) { shown[near] = true }
    }
    var output: [String] = []
    var (oldLine, newLine) = (1, 1)
    var index = 0
    while index < lines.count {
      let end = lines[index...].indices.first { shown[$0] != shown[index] } ?? lines.count
      let part = lines[index..<end]
      let oldCount = part.count { if case .new = $0 { false } else { true } }
      let newCount = part.count { if case .old = $0 { false } else { true } }
      if shown[index] {
        output.append("@@ -\(oldLine),\(oldCount) +\(newLine),\(newCount) @@")
        for line in part {
          switch line {
          case .same(let text): output.append(" " + text)
          case .old(let text): output.append("-" + text.replacing("\r", with: "\\r"))
          case .new(let text): output.append("+" + text.replacing("\r", with: "\\r"))
          }
        }
      }
      (oldLine, newLine) = (oldLine + oldCount, newLine + newCount)
      index = end
    }
    return output.joined(separator: "\n")
  }
}
