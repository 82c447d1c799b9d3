// Orders in the words of the facts: who, and will, did, willDis, didDis or a move, without layout and loading.

import LeporelloGraphics

@testable import LeporelloContainment

extension World {
  private static let words = [
    "viewWillAppear": "will", "viewDidAppear": "did", "viewWillDisappear": "willDis", "viewDidDisappear": "didDis",
  ]

  /// What the named controllers heard of appearance and containment, in short words; flags only where asked for.
  func orders(_ names: String..., flags: Bool = false) -> [String] {
    lines.compactMap { line in
      let parts = line.split(separator: ".", maxSplits: 1).map { String($0) }
      guard parts.count == 2, names.contains(parts[0]) else { return nil }
      let name = String(parts[1].prefix { $0 != "(" })
      let argument = String(parts[1].dropFirst(name.count)).replacingOccurrences(of: "toParent: ", with: "")
      if let word = Self.words[name] { return "\(parts[0]).\(word)\(flags ? argument : "")" }
      return name.hasSuffix("Move") ? "\(parts[0]).\(name)\(argument)" : nil
    }
  }

  /// What was complained of aloud.
  var complaints: [String] { lines.filter { $0.hasPrefix("!") } }
}
