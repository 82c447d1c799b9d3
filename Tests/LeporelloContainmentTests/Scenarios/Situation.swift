// How a scenario is built in UIKit's terms, and what is said where the scenario is not followed to the letter.

/// Builds and runs one scenario.
struct Situation: Sendable {
  /// How its trace is read; closed.
  enum Reading: Sendable {
    /// The trace as it is.
    case trace
    /// The probes' own log, with the reason why the trace cannot show it.
    case ownLog(String)
    /// Only kinds of callbacks that the scenario lists are compared, with the reason.
    case onlyListed(String)
    /// A layout pass more or less is no difference, with the source that says so.
    case foldedLayout(String)
  }

  let id: String
  let reading: Reading
  let run: @MainActor @Sendable (World) throws -> Void

  init(_ id: String, _ reading: Reading = .trace, run: @escaping @MainActor @Sendable (World) throws -> Void) {
    (self.id, self.reading, self.run) = (id, reading, run)
  }

  /// Every scenario that can be built.
  static let all: [Situation] =
    adding + removing + swapping + transitioning + manual + misused + nested + tabs + pages + manualPages + navigation
    + presenting + interactive + sizes
}
