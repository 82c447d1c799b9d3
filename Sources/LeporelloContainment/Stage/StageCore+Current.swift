// Which stage is current: the innermost scope, else the newest stage that the running task made, else the newest. Tasks
// count so that tests which run at the same time, each with a stage of its own, do not meet on one trace.

import LeporelloGraphics
import Synchronization

extension StageCore {
  /// A stage that exists, or a scope in which it is current.
  struct Entry {
    weak var core: StageCore?
    /// The task that made the stage; none outside tasks.
    let task: Int?
    let isScope: Bool
  }

  /// The stage that code outside any window works on, or a stand-in where there is no stage.
  package static var current: StageCore {
    while let last = entries.last {
      guard let core = last.core else {
        entries.removeLast()
        continue
      }
      if last.isScope || entries.count == 1 { return core }
      let task = runningTask
      if last.task == task { return core }
      return entries.last { $0.task == task && $0.core != nil }?.core ?? core
    }
    return standIn
  }

  /// The only stage alive, on which everything happens that happens on a stage.
  static var only: StageCore? {
    guard living.load(ordering: .relaxed) == 1, standIn.windows.isEmpty else { return nil }
    return entries.last?.core
  }

  /// Makes the stage current until it is torn down.
  func enter() { Self.entries.append(Entry(core: self, task: Self.runningTask, isScope: false)) }

  /// Lets an older stage be current again.
  func exit() { Self.entries.removeAll { $0.core === self || $0.core == nil } }

  /// Makes the stage current while something runs.
  func scope<T, Failure: Error>(_ body: () throws(Failure) -> T) throws(Failure) -> T {
    Self.entries.append(Entry(core: self, task: nil, isScope: true))
    defer { leaveScope() }
    return try body()
  }

  private func leaveScope() {
    if let index = Self.entries.lastIndex(where: { $0.isScope && $0.core === self }) { Self.entries.remove(at: index) }
  }

  private static var runningTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
