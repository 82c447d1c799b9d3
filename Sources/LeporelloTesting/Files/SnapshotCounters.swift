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

  private let counts = Mutex<[String: Int]>([:])

  /// The next number in a test.
  static func next(for key: String) -> Int {
    if let scope { return scope.next(key) }
    if let test = Test.current { return process.next("\(test.id) \(key)") }
    XCTestWatcher.install()
    return process.next(key)
  }

  /// Begins again, for the next XCTest case.
  static func reset() { process.counts.withLock { $0 = [:] } }

  private func next(_ key: String) -> Int {
    counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key, default: 1]
    }
  }
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
