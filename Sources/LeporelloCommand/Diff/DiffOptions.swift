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

  var limits = DifferenceLimits.none

  private static let valued = [
    "--metric": "pixelmatch", "--threshold": "0.1", "--output": "D.png", "--fps": "30", "--limit": "10",
    "--cluster-limit": "4", "--window-limit": "4", "--forgiven-length": "8",
  ]

  init(_ arguments: [String]) throws {
    let reader = try ArgumentReader(
      arguments, flags: ["--include-antialiased", "--json", "--sequence"], valued: Self.valued)
    let (paths, flags) = (reader.paths, reader.flags)
    let values = reader.values.compactMapValues(\.last)
    guard paths.count == 2 else { throw CommandError.wrongCount(paths) }
    (old, new) = (paths[0], paths[1])
    metric = try MetricCatalogue.metric(
      named: values["--metric"] ?? "exact", threshold: try Self.number(values, "--threshold"),
      includeAntialiased: flags.contains("--include-antialiased"))
    limits = try DifferenceLimits(
      pixels: try Self.count(values, "--limit") ?? 0, cluster: try Self.count(values, "--cluster-limit"),
      window: try Self.count(values, "--window-limit"),
      forgivenLength: try Self.count(values, "--forgiven-length"))
    output = values["--output"]
    json = flags.contains("--json")
    sequence = flags.contains("--sequence")
    if let rate = try Self.number(values, "--fps") {
      guard rate > 0 else { throw CommandError.notANumber("\(rate)", option: "--fps") }
      framesPerSecond = rate
    }
  }

  private static func count(_ values: [String: String], _ option: String) throws -> Int? {
    guard let text = values[option] else { return nil }
    guard let number = Int(text) else { throw CommandError.notANumber(text, option: option) }
    return number
  }

  private static func number(_ values: [String: String], _ option: String) throws -> Double? {
    guard let text = values[option] else { return nil }
    guard let number = Double(text), number.isFinite else { throw CommandError.notANumber(text, option: option) }
    return number
  }
}
