// What changed between two structures, in the words of someone who points at the picture.

import LeporelloGraphics

/// How the elements of two pictures differ.
public struct StructureDifference: Sendable, Hashable, CustomStringConvertible {
  /// The changes in words: words and pictures first, then shapes and effects, each in drawing order.
  public let changes: [String]

  /// Compares two structures.
  public init(from old: PictureStructure, to new: PictureStructure) {
    let rows = StructurePairs(old.elements, new.elements).rows
    var changes: [(isWord: Bool, text: String)] = []
    var moves: [String: Int] = [:]
    for row in rows {
      let element = row.new ?? row.old
      let isWord = element?.kind == .text || element?.kind == .image
      switch (row.old, row.new) {
      case (let old?, nil): changes.append((isWord, "\(old.name) is gone"))
      case (nil, let new?): changes.append((isWord, "\(new.name) is new"))
      case (let old?, let new?):
        guard let text = Self.change(from: old, to: new) else { continue }
        // What moves together is told once.
        let way = "\(isWord) \(text)"
        if let first = moves[way] {
          changes[first].text += "\u{1}"
        } else {
          moves[way] = changes.count
          changes.append((isWord, "\(old.name)\u{2} \(text)"))
        }
      case (nil, nil): break
      }
    }
    func told(_ text: String) -> String {
      let more = text.count { $0 == "\u{1}" }
      return text.replacing("\u{1}", with: "").replacing("\u{2}", with: more == 0 ? "" : " and \(more) more")
    }
    self.changes = (changes.filter(\.isWord) + changes.filter { !$0.isWord }).map { told($0.text) }
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { changes.isEmpty }

  /// The first changes, and how many more there are.
  public var description: String { summary(most: 3) }

  /// So many changes in one line, and how many more there are.
  public func summary(most: Int) -> String {
    let rest = changes.count - most
    return changes.prefix(most).joined(separator: "; ") + (rest > 0 ? "; and \(rest) more" : "")
  }

  private static func change(from old: PictureElement, to new: PictureElement) -> String? {
    if old.label != new.label { return "became '\(new.label.prefix(40))'" }
    if old.kind == .effect { return old.detail == new.detail ? nil : "is at \(new.detail) (was \(old.detail))" }
    var parts: [String] = []
    let (dx, dy) = (new.frame.minX - old.frame.minX, new.frame.minY - old.frame.minY)
    let ways = [
      dx.magnitude < 0.0005 ? nil : "\(dx.magnitude.dump) pt \(dx < 0 ? "left" : "right")",
      dy.magnitude < 0.0005 ? nil : "\(dy.magnitude.dump) pt \(dy < 0 ? "up" : "down")",
    ].compactMap(\.self)
    if !ways.isEmpty { parts.append("moved " + ways.joined(separator: " and ")) }
    let (before, after) = (old.frame.size, new.frame.size)
    if (before.width - after.width).magnitude >= 0.0005 || (before.height - after.height).magnitude >= 0.0005 {
      parts.append(
        "is \(after.width.dump)x\(after.height.dump) pt (was \(before.width.dump)x\(before.height.dump))")
    }
    if old.detail != new.detail { parts.append("became \(new.detail)") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
