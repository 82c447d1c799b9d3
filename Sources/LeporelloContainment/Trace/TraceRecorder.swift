// Writes a stage's trace: keeps the stack of callbacks that are running and of calls that led to them.

import LeporelloGraphics

/// The mutable side of a trace.
@MainActor final class TraceRecorder {
  private(set) var trace = LifecycleTrace()
  private var running: [Int] = []
  /// The numbers of the controllers seen so far, in the order in which they were first named: two equal runs in one
  /// process make equal traces.
  private var numbers: [Int: Int] = [:]
  private var causes: [String] = []
  var seconds: () -> TimeInterval = { 0 }
  /// Off for the stand-in used where no stage exists, which nobody could read.
  let keeps: Bool

  init(keeps: Bool) { self.keeps = keeps }

  /// How the trace names a controller, by its identity in the process.
  func reference(to identity: Int, name: String) -> ControllerReference {
    guard keeps else { return ControllerReference(id: identity, name: name) }
    let number = numbers[identity] ?? numbers.count + 1
    numbers[identity] = number
    return ControllerReference(id: number, name: name)
  }

  /// The call whose consequences are being recorded.
  var cause: String? { causes.last }

  /// Names the call that leads to what is recorded inside.
  func during<T>(_ cause: @autoclosure () -> String, _ body: () -> T) -> T {
    guard keeps else { return body() }
    causes.append(cause())
    defer { causes.removeLast() }
    return body()
  }

  /// What runs later, with the call that led to it now.
  func keepingCause(_ action: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    guard keeps, let cause = causes.last else { return action }
    return { self.during(cause, action) }
  }

  /// Records a callback and what comes inside it.
  func callback(
    _ kind: LifecycleEvent.Kind, of controller: ControllerReference, _ body: () -> Void
  ) {
    guard keeps else { return body() }
    let index = trace.nextIndex
    trace.nextIndex += 1
    trace.events.append(
      LifecycleEvent(
        index: index, time: seconds(), controller: controller, kind: kind, cause: causes.last, parent: running.last,
        depth: running.count))
    running.append(index)
    body()
    running.removeLast()
  }

  func commit() {
    guard keeps else { return }
    trace.commits.append(LifecycleTrace.Commit(index: trace.nextIndex, time: seconds()))
    trace.nextIndex += 1
  }

  /// Records what was said.
  func note(_ text: String, at place: String?) {
    trace.notes.append(LifecycleTrace.Note(index: trace.nextIndex, time: seconds(), text: text, place: place))
    trace.nextIndex += 1
  }

  /// The trace with complaints about what is owed at this moment; they go when the debt is paid.
  func withOwed(_ owed: [Misuse]) -> LifecycleTrace {
    guard !owed.isEmpty else { return trace }
    var trace = trace
    for misuse in owed {
      trace.violations.append(violation(misuse, at: nil, index: trace.nextIndex))
      trace.nextIndex += 1
    }
    return trace
  }

  private func violation(_ misuse: Misuse, at place: String?, index: Int) -> Violation {
    Violation(
      index: index, time: seconds(), severity: misuse.severity, exceptionName: misuse.exceptionName,
      message: misuse.message, remedy: misuse.remedy, cause: causes.last, place: place)
  }

  /// Records a complaint and returns it.
  func report(_ misuse: Misuse, at place: String?) -> Violation {
    let violation = violation(misuse, at: place, index: trace.nextIndex)
    guard keeps else { return violation }
    trace.nextIndex += 1
    trace.violations.append(violation)
    return violation
  }
}
