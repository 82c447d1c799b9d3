// What scripts and containers say beside the callbacks.

public import LeporelloGraphics

extension LifecycleTrace {
  /// Something that was said: a script's step, or an event of a described container.
  public struct Note: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The place among everything the trace holds.
    public let index: Int
    /// When, on the virtual clock.
    public let time: TimeInterval
    /// What was said.
    public let text: String
    /// The file and line that led to it, where they are known.
    public let place: String?

    /// The text, with its place.
    public var description: String { place.map { "\(text)  (\($0))" } ?? text }
  }
}

extension StageCore {
  /// Writes something onto the trace, beside the callbacks.
  package func note(_ text: @autoclosure () -> String, at place: String? = nil) {
    guard trace.keeps else { return }
    trace.note(text(), at: place)
  }
}
