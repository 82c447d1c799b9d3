// Turns of the run loop: a turn ends in a commit (layout, then the deferred callbacks); time passes between turns.

import LeporelloGraphics

extension StageCore {
  /// Ends a turn: layout with `viewIsAppearing`, then the deferred callbacks in order.
  func commit() {
    trace.commit()
    turn += 1
    layout()
    // What the deferred callbacks defer in turn waits for the next turn, as a run loop's does.
    let due = deferred
    deferred = []
    for item in due { item.action() }
  }

  /// Lays out until nothing asks for it; a view that asks for ever waits for the next turn.
  func layout() {
    for _ in 0..<Self.layoutPasses {
      let dirty = windows.filter { !$0.layoutFlags.isEmpty }
      if dirty.isEmpty { return }
      for window in dirty { window.layoutPass() }
    }
  }

  static var layoutPasses: Int { 16 }

  /// Commits, then runs everything due up to a time, each item in a turn of its own.
  func advance(byNanoseconds delta: Int64) {
    let (sum, overflow) = clock.now.addingReportingOverflow(max(0, delta))
    let target = overflow ? Int64.max : sum
    commit()
    while let item = clock.next(by: target) {
      item.action()
      commit()
    }
    clock.jump(to: target)
  }

  var isAtRest: Bool {
    deferred.isEmpty && !clock.items.contains { $0.finite } && windows.allSatisfy(\.layoutFlags.isEmpty)
  }

  /// Advances until nothing finite runs.
  func settle() throws(StageError) {
    let limit = clock.now + 60_000_000_000
    var idleTurns = 0
    commit()
    while !isAtRest {
      if let next = clock.items.first(where: \.finite) {
        guard next.due <= limit else { throw .neverSettles(running: running) }
        idleTurns = next.due > clock.now ? 0 : idleTurns
        advance(byNanoseconds: next.due - clock.now)
      } else {
        // Only layout or deferred callbacks are left, and no time passes; a chain without end is cut off.
        commit()
      }
      idleTurns += 1
      guard idleTurns < Self.idleTurns else { throw .neverSettles(running: running) }
    }
  }

  private static var idleTurns: Int { 1000 }

  private var running: [String] {
    let labels = clock.items.filter(\.finite).map(\.label)
    return labels.isEmpty ? ["layout or deferred callbacks that never end"] : labels
  }

  /// Ends everything: what runs hears that it was interrupted.
  func tearDown() {
    // What hears of its end may begin something else; a chain of them is cut off.
    for _ in 0..<Self.layoutPasses {
      let waiting = deferred
      deferred = []
      for item in waiting { item.interrupted() }
      for item in clock.removeAll() { item.interrupted() }
    }
    deferred = []
    _ = clock.removeAll()
    for transition in transitions { transition.discard() }
    transitions = []
  }
}
