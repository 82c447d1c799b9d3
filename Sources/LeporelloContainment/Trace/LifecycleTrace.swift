// Everything a stage saw, as a value: callbacks, complaints and commits, numbered in one sequence.

public import LeporelloGraphics

/// The record of a stage.
public struct LifecycleTrace: Sendable, Hashable, Codable {
  /// The callbacks, as they happened.
  public internal(set) var events: [LifecycleEvent] = []
  /// The complaints about misuse, those of UIKit and those it leaves silent; a healthy run has none.
  public internal(set) var violations: [Violation] = []
  /// The ends of run-loop turns.
  public internal(set) var commits: [Commit] = []
  /// What scripts and containers said beside the callbacks.
  public internal(set) var notes: [Note] = []
  var nextIndex = 0

  /// The end of one turn of the run loop.
  public struct Commit: Sendable, Hashable, Codable {
    /// The place among everything the trace holds.
    public let index: Int
    /// When, on the virtual clock.
    public let time: TimeInterval
  }

  /// Creates an empty trace.
  public init() {}

  /// The callbacks as people write them.
  public var descriptions: [String] { events.map(\.description) }
}

extension LifecycleTrace: CustomStringConvertible {
  /// One line for each callback, complaint and commit, nested as they happened.
  public var description: String {
    var lines: [(Int, String)] = events.map { event in
      let indent = String(repeating: "  ", count: event.depth)
      let cause = event.cause.map { "  <- \($0)" } ?? ""
      return (event.index, "\(Self.stamp(event.time))  \(indent)\(event)\(cause)")
    }
    lines += violations.map { ($0.index, "\(Self.stamp($0.time))  ! \($0.message)") }
    lines += notes.map { ($0.index, "\(Self.stamp($0.time))  . \($0)") }
    lines += commits.map { ($0.index, "\(Self.stamp($0.time))  -- commit") }
    return lines.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: "\n")
  }

  private static func stamp(_ time: TimeInterval) -> String {
    let milliseconds = Int((time * 1000).rounded())
    let rest = milliseconds % 1000
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - String(rest).count) + String(rest)
  }
}
