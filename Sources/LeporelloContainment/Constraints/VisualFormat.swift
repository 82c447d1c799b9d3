// Constraints from the visual format, the part that container code uses: H: and V:, superviews, gaps, and predicates
// with relations, numbers, metrics, views and priorities.

import LeporelloGraphics

/// Reads one visual format; what it cannot read makes it stop with the place.
struct VisualFormat {
  /// One condition on a length or a gap.
  struct Predicate: Hashable {
    var relation = NSLayoutConstraint.Relation.equal
    /// A number, or nil where a view is named.
    var constant: CGFloat?
    var view: String?
    var multiplier: CGFloat = 1
    var priority: Float = 1000
  }

  /// One piece of the line.
  enum Piece: Hashable {
    case superview
    case view(String, [Predicate])
    case gap([Predicate])
  }

  /// A format that cannot be read.
  struct Failure: Error, CustomStringConvertible {
    var format: String
    var offset: Int
    var description: String { "Unable to parse constraint format: \(format) at character \(offset)" }
  }

  private(set) var axis = NSLayoutAxis.horizontal
  private(set) var pieces: [Piece] = []
  private let characters: [Character]
  private var index = 0
  private let metrics: [String: CGFloat]

  init(_ format: String, metrics: [String: CGFloat]) throws(Failure) {
    characters = Array(format.filter { !$0.isWhitespace })
    self.metrics = metrics
    if accept("H:") { axis = .horizontal } else if accept("V:") { axis = .vertical }
    while index < characters.count {
      if accept("|") {
        pieces.append(.superview)
      } else if accept("[") {
        let name = word()
        let conditions: [Predicate] = accept("(") ? try predicates() : []
        guard !name.isEmpty, accept("]") else { throw failure }
        pieces.append(.view(name, conditions))
      } else if accept("-") {
        if let next = peek, next == "[" || next == "|" {
          pieces.append(.gap([]))
          continue
        }
        let conditions: [Predicate] = accept("(") ? try predicates() : [try predicate()]
        guard accept("-") else { throw failure }
        pieces.append(.gap(conditions))
      } else {
        throw failure
      }
    }
  }

  private var failure: Failure { Failure(format: String(characters), offset: index) }
  private var peek: Character? { index < characters.count ? characters[index] : nil }

  private mutating func accept(_ text: String) -> Bool {
    guard characters[index...].starts(with: text) else { return false }
    index += text.count
    return true
  }

  private mutating func word() -> String {
    let start = index
    while let next = peek, next.isLetter || next.isNumber || next == "_" || next == "." { index += 1 }
    return String(characters[start..<index])
  }

  private mutating func predicates() throws(Failure) -> [Predicate] {
    var all: [Predicate] = [try predicate()]
    while accept(",") { all.append(try predicate()) }
    guard accept(")") else { throw failure }
    return all
  }

  private mutating func predicate() throws(Failure) -> Predicate {
    var result = Predicate()
    if accept(">=") {
      result.relation = .greaterThanOrEqual
    } else if accept("<=") {
      result.relation = .lessThanOrEqual
    } else {
      _ = accept("==")
    }
    let isNegative = accept("-")
    let name = word()
    if let number = Double(name) ?? metrics[name].map(Double.init) {
      result.constant = CGFloat(isNegative ? -number : number)
    } else if !name.isEmpty, !isNegative {
      result.view = name
      if accept("*") {
        guard let factor = Double(word()) else { throw failure }
        result.multiplier = CGFloat(factor)
      }
    } else {
      throw failure
    }
    if accept("@") {
      let text = word()
      guard let priority = Double(text) ?? metrics[text].map(Double.init) else { throw failure }
      result.priority = Float(priority)
    }
    return result
  }
}
