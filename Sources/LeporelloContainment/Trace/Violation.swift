// A complaint about misuse: UIKit's own words, which people search for, and the remedy under them.

public import LeporelloGraphics

/// Misuse of the live core.
public struct Violation: Sendable, Hashable, Codable, CustomStringConvertible {
  /// How UIKit takes it; closed.
  public enum Severity: String, Sendable, Hashable, Codable {
    /// UIKit raises an exception.
    case exception
    /// UIKit writes to the console.
    case log
    /// UIKit says nothing.
    case silent
  }

  /// The place among everything the trace holds.
  public let index: Int
  /// When, on the virtual clock.
  public let time: TimeInterval
  /// How UIKit takes it.
  public let severity: Severity
  /// The exception's name, where UIKit raises one.
  public let exceptionName: String?
  /// UIKit's own words, or ours where it is silent.
  public let message: String
  /// What to do.
  public let remedy: String
  /// The call that led to it.
  public let cause: String?
  /// The file and line of that call, where Swift can give them: for calls that subclasses cannot override.
  public let place: String?

  /// The words, the remedy and the call.
  public var description: String {
    let head = exceptionName.map { "\($0): \(message)" } ?? message
    return head + "\nRemedy: \(remedy)" + (cause.map { "\nIn: \($0)" } ?? "") + (place.map { "\nAt: \($0)" } ?? "")
  }
}
