// Steps at the same time, and steps in order among them.

import LeporelloGraphics

/// Does steps at the same time: all begin now, and the step is over when the last of them is.
///
///     Parallel {
///       Drag(progress: 0.6, over: 0.3)
///       InOrder {
///         Wait(0.1)
///         Rename("b", to: "News (3)")
///       }
///     }
///
/// What happens at one moment happens in the order in which it is written.
public struct Parallel: ScriptStep {
  let steps: [any ScriptStep]
  /// Where the step stands.
  public let place: SourcePlace?

  /// Creates the step.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line, @ScriptBuilder steps: () -> [any ScriptStep]
  ) {
    self.init(steps(), at: SourcePlace(fileID, line))
  }

  init(_ steps: [any ScriptStep], at place: SourcePlace?) { (self.steps, self.place) = (steps, place) }

  /// The step in words.
  public var label: String { "Parallel(\(steps.map(\.label).joined(separator: " | ")))" }

  /// The pieces of all steps, by their moments.
  public var parts: [ScriptPart] {
    var timed: [(moment: TimeInterval, part: ScriptPart)] = []
    for step in steps {
      var moment = 0.0
      for part in step.announcedParts {
        moment += part.seconds > 0 ? part.seconds : 0
        timed.append((moment, part))
      }
    }
    let order = timed.indices.sorted { (timed[$0].moment, $0) < (timed[$1].moment, $1) }
    var last = 0.0
    return order.map { index in
      defer { last = timed[index].moment }
      return ScriptPart(after: timed[index].moment - last, timed[index].part.action)
    }
  }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws { try run.play(parts) }
}

/// Does steps one after another; for several steps in one branch of a `Parallel`.
public struct InOrder: ScriptStep {
  let steps: [any ScriptStep]
  /// Where the step stands.
  public let place: SourcePlace?

  /// Creates the step.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line, @ScriptBuilder steps: () -> [any ScriptStep]
  ) {
    self.init(steps(), at: SourcePlace(fileID, line))
  }

  init(_ steps: [any ScriptStep], at place: SourcePlace?) { (self.steps, self.place) = (steps, place) }

  /// The step in words.
  public var label: String { "InOrder(\(steps.map(\.label).joined(separator: ", ")))" }

  /// The pieces of all steps, in order.
  public var parts: [ScriptPart] { steps.flatMap(\.announcedParts) }

  /// Does it.
  @MainActor public func perform(in run: ScriptRun) throws { try run.play(parts) }
}

extension ScriptStep {
  /// The step's pieces, the first of which is noted on the trace.
  fileprivate var announcedParts: [ScriptPart] {
    var parts = parts
    guard !parts.isEmpty else { return [] }
    let first = parts[0]
    parts[0] = ScriptPart(after: first.seconds) { run in
      run.stage.core.note("step \(self.label)", at: self.place?.description)
      try first.action(run)
    }
    return parts
  }
}
