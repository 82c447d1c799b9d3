// The arguments of diff as a value.

import Foundation
import LeporelloDiff

/// What `leporello diff` was asked to do.
struct DiffOptions {
  var old = ""
  var new = ""
  var metric: any DifferenceMetric = .exact
  var output: String?
  var json = false
  var sequence = false
  var framesPerSecond = 60.0

  private static let flags = ["--include-antialiased", "--json", "--sequence"]
  private static let valued = ["--metric": "pixelmatch", "--threshold": "0.1", "--output": "D.png", "--fps": "30"]

  init(_ arguments: [String]) throws {
    var paths: [String] = []
    var flags: Set<String> = []
    var values: [String: String] = [:]
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
      if Self.flags.contains(parts[0]) {
        if parts.count > 1 { throw CommandError.unexpectedValue(parts[0]) }
        flags.insert(parts[0])
      } else if let example = Self.valued[parts[0]] {
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
          throw CommandError.missingValue(parts[0], example: example)
        }
        values[parts[0]] = value
      } else {
        let known = Self.flags + Self.valued.keys.sorted() + ["--help"]
        throw CommandError.unknownOption(parts[0], nearest: Nearest.word(to: parts[0], among: known))
      }
    }
    guard paths.count == 2 else { throw CommandError.wrongCount(paths) }
    (old, new) = (paths[0], paths[1])
    metric = try MetricCatalogue.metric(
      named: values["--metric"] ?? "exact", threshold: try Self.number(values, "--threshold"),
      includeAntialiased: flags.contains("--include-antialiased"))
    output = values["--output"]
    json = flags.contains("--json")
    sequence = flags.contains("--sequence")
    if let rate = try Self.number(values, "--fps") {
      guard rate > 0 else { throw CommandError.notANumber("\(rate)", option: "--fps") }
      framesPerSecond = rate
    }
  }

  private static func number(_ values: [String: String], _ option: String) throws -> Double? {
    guard let text = values[option] else { return nil }
    guard let number = Double(text), number.isFinite else { throw CommandError.notANumber(text, option: option) }
    return number
  }
}
