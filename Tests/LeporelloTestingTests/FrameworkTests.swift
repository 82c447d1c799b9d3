// The public functions inside both frameworks, with real references beside this file.

import LeporelloGraphics
import LeporelloTesting
import Testing
import XCTest

@Suite(.snapshots(record: .never)) struct FrameworkTests {
  @Test("An assertion passes against the reference beside its test")
  func text() async {
    assertSnapshot(of: "first", as: .lines)
    assertSnapshot(of: "second", as: .lines)
    assertSnapshot(of: ["b": 1], as: .json, named: "table")
    assertSnapshot(of: Bitmap(width: 8, height: 4, filledWith: 0xff33_6699), as: .image())
  }

  @Test("A failing assertion is an issue of its test")
  func issue() {
    // The issue is what is under test: without it this fails.
    withKnownIssue {
      assertSnapshot(of: "other", as: .lines, named: "missing")
    } matching: {
      $0.comments.first?.rawValue.contains("nothing is recorded in this run") == true
    }
  }

  @Test("The verdict can be had without an assertion")
  func verdict() {
    #expect(verifySnapshot(of: "x", as: .lines, named: "missing")?.hasPrefix("No reference at ") == true)
  }
}

final class FrameworkXCTests: XCTestCase {
  func testCountersBeginAtOne() async {
    withSnapshotTesting(record: .never) {
      assertSnapshot(of: "first", as: .lines)
      assertSnapshot(of: "second", as: .lines)
    }
  }

  func testCountersBeginAtOneInTheNextCaseToo() async {
    withSnapshotTesting(record: .never) {
      assertSnapshot(of: "first", as: .lines)
    }
  }
}
