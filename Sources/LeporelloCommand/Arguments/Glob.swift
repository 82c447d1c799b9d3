// Patterns of paths.

/// Whether paths match a pattern: `*` is anything within a name, `**` anything, `?` one character.
struct Glob {
  private let pattern: [Character]

  init(_ pattern: String) { self.pattern = Array(pattern) }

  /// Whether the pattern is the path, its end after a slash, or matches either.
  func matches(_ path: String) -> Bool {
    if matches(Array(path)[...], pattern[...]) { return true }
    return path.indices.contains {
      path[$0] == "/" && matches(Array(path[path.index(after: $0)...])[...], pattern[...])
    }
  }

  private func matches(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    // The usual two pointers: the last star is where to try again.
    var (i, j) = (text.startIndex, pattern.startIndex)
    var star: (pattern: Int, text: Int, crosses: Bool)?
    while i < text.endIndex {
      if j < pattern.endIndex, pattern[j] == "*" {
        let crosses = pattern.index(after: j) < pattern.endIndex && pattern[j + 1] == "*"
        star = (j + (crosses ? 2 : 1), i, crosses)
        j += crosses ? 2 : 1
      } else if j < pattern.endIndex, pattern[j] == text[i] || pattern[j] == "?" && text[i] != "/" {
        (i, j) = (i + 1, j + 1)
      } else if let last = star, last.crosses || text[last.text] != "/" {
        star?.text += 1
        (i, j) = (last.text + 1, last.pattern)
      } else {
        return false
      }
    }
    return pattern[j...].allSatisfy { $0 == "*" }
  }
}
