// Numbers for snapshots without a name.

import Foundation
import Synchronization
import Testing
import XCTest

/// Counts unnamed snapshots, from 1, for each test on its own.
final class SnapshotCounters: Sendable {
  /// The counters of a test that has the `.snapshots` trait.
  @TaskLocal static var scope: SnapshotCounters?
  /// The counters of all other tests.
  private static let process = SnapshotCounters()

  private struct Count {
    var number = 0
    /// Where the run that is being counted began, and in which task.
    var first: SnapshotCall?
    var run: TestRun?
  }

  private let counts = Mutex<[String: Count]>([:])

  /// The next number in a test.
  static func next(for key: String, at call: SnapshotCall) -> Int {
    if let scope { return scope.next(key, at: call, in: nil) }
    if let test = Test.current { return process.next("\(test.id) \(key)", at: call, in: .current) }
    XCTestWatcher.install()
    return process.next(key, at: call, in: nil)
  }

  /// Begins again, for the next XCTest case.
  static func reset() { process.counts.withLock { $0 = [:] } }

  private func next(_ key: String, at call: SnapshotCall, in run: TestRun?) -> Int {
    counts.withLock { counts in
      var count = counts[key] ?? Count()
      // The first call again, in another task, is the test run again.
      if let run, count.first == call, count.run != run { count = Count() }
      if count.first == nil { (count.first, count.run) = (call, run) }
      count.number += 1
      counts[key] = count
      return count.number
    }
  }
}

/// The task that runs a test, kept alive so that no later task is mistaken for it.
private struct TestRun: Equatable, @unchecked Sendable {
  // Nothing is ever asked of the task; it is only told from others.
  private let task: UnsafeCurrentTask
  private let keeper: AnyObject

  /// The task that runs now.
  static var current: TestRun? {
    withUnsafeCurrentTask { task in
      task.map { TestRun(task: $0, keeper: unsafeBitCast($0, to: AnyObject.self)) }
    }
  }

  static func == (one: TestRun, other: TestRun) -> Bool { one.task == other.task }
}

/// Begins the counters again whenever an XCTest case has finished.
private final class XCTestWatcher: NSObject, XCTestObservation {
  private static let installed = Mutex(false)

  static func install() {
    let isFirst = installed.withLock { installed in
      defer { installed = true }
      return !installed
    }
    if isFirst { XCTestObservationCenter.shared.addTestObserver(XCTestWatcher()) }
  }

  func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounters.reset() }
}
