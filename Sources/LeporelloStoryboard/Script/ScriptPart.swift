// What a step is made of, so that several steps can be under way at once.

public import LeporelloGraphics

/// A piece of a step, which comes some time after the piece before it and takes none itself.
public struct ScriptPart: Sendable {
  /// How many seconds after the piece before; 0 at once.
  public var seconds: TimeInterval
  let action: @MainActor @Sendable (ScriptRun) throws -> Void

  /// Creates a piece.
  public init(
    after seconds: TimeInterval = 0, _ action: @escaping @MainActor @Sendable (ScriptRun) throws -> Void = { _ in }
  ) {
    (self.seconds, self.action) = (seconds, action)
  }
}

extension ScriptStep {
  /// The step as one piece.
  public var parts: [ScriptPart] { [ScriptPart { try self.perform(in: $0) }] }

  /// How long the step's pieces take together, in seconds.
  var length: TimeInterval { parts.reduce(0) { $0 + max(0, $1.seconds) } }
}

extension ScriptRun {
  /// Does pieces one after another, and lets the time between them pass.
  public func play(_ parts: [ScriptPart]) throws {
    for part in parts {
      if part.seconds > 0 { advance(by: part.seconds) }
      try part.action(self)
    }
  }
}
