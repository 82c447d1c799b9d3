// Random lives: no crash, no leak, and the invariants hold wherever no misuse was recorded.

import Testing

@testable import LeporelloContainment

@MainActor @Suite("Random trees with random calls")
struct PropertyTests {
  nonisolated static let stepsPerSeed = 500

  @Test("Legal calls keep every invariant and leave no violation", arguments: 0..<120)
  func legal(_ seed: Int) throws {
    let run = try RandomRun(seed: UInt64(seed), isLegal: true)
    for _ in 0..<Self.stepsPerSeed { run.step() }
    try run.finish()
    let trace = run.stage.trace
    #expect(trace.violations.map(\.message) == [], "seed \(seed): \(run.calls.suffix(12))")
    #expect(trace.breaches(of: [.legalSteps, .completed, .neverMoreVisibleThanContainer]) == [], "seed \(seed)")
  }

  @Test("Illegal calls among legal ones crash nothing, and only legal steps are taken", arguments: 1000..<1100)
  func mixed(_ seed: Int) throws {
    let run = try RandomRun(seed: UInt64(seed), isLegal: false)
    for _ in 0..<Self.stepsPerSeed { run.step() }
    try? run.finish()
    let trace = run.stage.trace
    // A callback that code calls directly is recorded too, and follows no rule.
    if trace.violations.contains(where: { $0.message.hasPrefix("[ViewController]") }) { return }
    #expect(trace.breaches(of: [.legalSteps]) == [], "seed \(seed)")
  }

  @Test("Nothing is kept alive when a stage goes", arguments: 2000..<2200)
  func leaks(_ seed: Int) throws {
    var weak: [RandomRun.WeakController] = []
    do {
      let run = try RandomRun(seed: UInt64(seed), isLegal: seed.isMultiple(of: 2))
      for _ in 0..<100 { run.step() }
      weak = run.weakControllers()
    }
    #expect(weak.compactMap { $0.controller?.traceName } == [], "seed \(seed)")
  }
}
