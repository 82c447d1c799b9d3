// Words into flags, values and paths, the same way for every command.

/// The arguments of a command, sorted by what they are.
struct ArgumentReader {
  private(set) var paths: [String] = []
  private(set) var flags: Set<String> = []
  /// The values of each option, in order.
  private(set) var values: [String: [String]] = [:]

  /// Sorts arguments.
  ///
  /// - Parameters:
  ///   - arguments: The words after the command.
  ///   - known: The flags.
  ///   - valued: The options that take a value, each with an example.
  /// - Throws: `CommandError` for a word that is none of them.
  init(_ arguments: [String], flags known: [String], valued: [String: String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        paths += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        paths.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if known.contains(parts[0]) {
        if parts.count > 1 { throw CommandError.unexpectedValue(parts[0]) }
        flags.insert(parts[0])
      } else if let example = valued[parts[0]] {
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw CommandError.missingValue(parts[0], example: example)
        }
        values[parts[0], default: []].append(value)
      } else {
        let words = known + valued.keys.sorted() + ["--help"]
        throw CommandError.unknownOption(parts[0], nearest: Nearest.word(to: parts[0], among: words))
      }
    }
  }

  /// The last value of an option.
  subscript(option: String) -> String? { values[option]?.last }
}
