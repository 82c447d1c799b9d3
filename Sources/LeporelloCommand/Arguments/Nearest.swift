// A guess at what was meant.

enum Nearest {
  /// The word that takes the fewest edits, if they are few.
  static func word(to text: String, among words: [String]) -> String? {
    let text = Array(text.prefix(64))
    let ranked = words.map { (word: $0, edits: edits(text, Array($0))) }
    guard let best = ranked.min(by: { $0.edits < $1.edits }), best.edits <= max(2, text.count / 3) else { return nil }
    return best.word
  }

  private static func edits(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (i, character) in one.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for j in other.indices {
        let kept = diagonal + (character == other[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(kept, min(row[j], row[j + 1]) + 1)
      }
    }
    return row[other.count]
  }
}
