// Recording, names and counters.

import Foundation
import LeporelloTesting
import Testing

@testable import LeporelloTesting

extension LedgerTests {
  static let recording: [String: LedgerAnswer] = [
    "S01": .check {
      for variables in [["SNAPSHOT_TESTING_RECORD": "never"], ["CI": "1"]] {
        let workshop = try Workshop(variables: variables)
        for _ in 0..<2 {
          guard workshop.verify("new", as: .lines) != nil, workshop.references.isMissing else { return false }
        }
      }
      return true
    },
    "S02": .test("Mode never makes no file and no folder, and names the path it wanted"),
    "S04": .check {
      let failure = try Workshop().verify("new", as: .lines, record: .all)
      let soft = SnapshotEnvironment(variables: ["SNAPSHOT_RECORD_SOFTLY": "1"])
      return failure?.isRecording == true && soft.recordsSoftly && !SnapshotEnvironment(variables: [:]).recordsSoftly
    },
    "S05": .test("A reference inside the tolerance is left as it is, to the byte, in mode failed"),
    "S07": .check {
      let workshop = try Workshop()
      _ = workshop.verify(Workshop.picture(), as: .image())
      let wrong = workshop.verify(Workshop.picture(0xff00_0000), as: .image())
      let counted = SnapshotResults(folder: workshop.environment.artifacts).results
      return wrong != nil && counted.count == 1 && counted.first?.outcome == .failed
    },
    "S26": .check {
      let call = Workshop.call
      var numbers: [Int] = []
      for _ in 0..<3 {
        numbers.append(await Task { SnapshotCounters.next(for: "ledger S26", at: call) }.value)
      }
      return numbers == [1, 1, 1]
    },
    "S28": .test("A parameterised test must name its snapshots"),
    "S29": .check {
      let workshop = try Workshop()
      _ = workshop.verify("a", as: .lines)
      withSnapshotTesting(unnumberedFirst: true) {
        SnapshotCounters.$scope.withValue(SnapshotCounters()) {
          _ = workshop.verify("b", as: .lines, named: nil, test: "testBare()")
          _ = workshop.verify("c", as: .lines, named: nil, test: "testBare()")
        }
      }
      return ["testPage.home.txt", "testBare.txt", "testBare.2.txt"].allSatisfy { workshop.bytes($0) != nil }
    },
    "S31": .test("No two of 10,000 random names give one file, leave the folder, or are too long"),
    "S32": .test("Two snapshots that differ by case share a file on some disks, so the second fails with both places"),
    "S34": .test("The same name in two tests makes two files"),
    "S35": .test("The digests are the same on every machine and for ever"),
    "S37": .test("A name that holds an address is refused"),
    "S38": .test("Many tasks that record the same names leave whole files and nothing else"),
    "S40": .test("A smaller picture leaves nothing of the larger one's file behind"),
    "S82": .test("An assertion passes against the reference beside its test"),
    "S83": .check {
      let workshop = try Workshop()
      let start = ContinuousClock.now
      await withTaskGroup { group in
        for index in 0..<100 {
          group.addTask { _ = workshop.verify(Workshop.picture(), as: .image(), named: "n\(index)") }
        }
      }
      return ContinuousClock.now - start < .seconds(10)
    },
    "S95": .test("Two places that record different values under one name fail instead of overwriting each other"),
  ]
}

extension URL {
  /// Whether nothing is there.
  var isMissing: Bool { !FileManager.default.fileExists(atPath: path) }
}
