// The table of record modes, and which of the four ways to set one wins.

import Foundation
import LeporelloTesting
import Testing

@testable import LeporelloTesting

@Suite struct RecordModeTests {
  typealias Record = SnapshotTestingConfiguration.Record
  static var text: SimplySnapshotting<String> { .lines }

  /// What happens to a test and its file in one cell of the table.
  static func cell(_ mode: Record, _ stored: String?) throws -> String {
    let workshop = try Workshop()
    if let stored { try workshop.put(Data(stored.utf8), "testPage.home.txt") }
    let failure = workshop.verify("new", as: text, record: mode)
    let after = workshop.bytes("testPage.home.txt").map { String(decoding: $0, as: UTF8.self) }
    let isWritten = failure?.message.contains("Recorded: file://") == true
    if !isWritten, after != stored { return "changed the file without saying so" }
    if isWritten, after != "new" { return "said it wrote" }
    return (isWritten ? "write, " : "") + (failure == nil ? "pass" : "fail")
  }

  @Test("Each mode writes, passes and fails as its row of the table says")
  func table() throws {
    let rows = try Record.allCases.map { mode in
      "\(mode): " + (try [nil, "new", "old"].map { try Self.cell(mode, $0) }.joined(separator: " | "))
    }
    #expect(
      rows == [
        "all: write, fail | write, fail | write, fail", "failed: write, fail | pass | write, fail",
        "missing: write, fail | pass | fail", "never: fail | pass | fail",
      ])
  }

  @Test("Mode never makes no file and no folder, and names the path it wanted")
  func never() throws {
    let workshop = try Workshop()
    let failure = workshop.verify("new", as: Self.text, record: .never)
    #expect(failure?.message.contains("\(workshop.references.path)/testPage.home.txt") == true)
    #expect(workshop.listing.filter { !$0.hasPrefix("artifacts") } == [])
  }

  @Test("On CI nothing is recorded unless the variable says so", arguments: ["1", "true", "0", "false", ""])
  func integration(value: String) throws {
    let isCI = value == "1" || value == "true"
    let workshop = try Workshop(variables: ["CI": value])
    for _ in 0..<2 {
      let failure = try #require(workshop.verify("new", as: Self.text))
      #expect(failure.message.contains("nothing is recorded") == isCI)
      if !isCI { break }
    }
    #expect(workshop.listing.contains { $0.hasPrefix("__Snapshots__") } != isCI)
    let told = try Workshop(variables: ["CI": value, "SNAPSHOT_TESTING_RECORD": "missing"])
    #expect(told.verify("new", as: Self.text)?.message.contains("Recorded") == true)
  }

  @Test("An argument outranks a scope, an inner scope an outer one, a scope the environment")
  func precedence() throws {
    let workshop = try Workshop(variables: ["SNAPSHOT_TESTING_RECORD": "never"])
    func outcome(_ record: Record? = nil) -> String {
      try? FileManager.default.removeItem(at: workshop.references)
      return workshop.verify("new", as: Self.text, record: record)?.message.contains("Recorded") == true
        ? "wrote" : "did not"
    }
    #expect(outcome() == "did not")
    withSnapshotTesting(record: .missing) {
      #expect(outcome() == "wrote")
      withSnapshotTesting(diffTool: "tool") { #expect(outcome() == "wrote") }
      withSnapshotTesting(record: .never) { #expect(outcome() == "did not") }
      #expect(outcome(.never) == "did not")
    }
    #expect(outcome(true) == "wrote")
  }

  @Test("The variable's four words are modes, any other text is missing")
  func variable() {
    let words = ["all", "failed", "missing", "never", "record please"].map {
      SnapshotEnvironment(variables: ["SNAPSHOT_TESTING_RECORD": $0]).record.rawValue
    }
    #expect(words == ["all", "failed", "missing", "never", "missing"])
  }

  @Test("A trait sets the mode for its test", .snapshots(record: .never))
  func trait() throws {
    #expect(try Workshop().verify("new", as: Self.text)?.message.contains("nothing is recorded") == true)
  }

  @Test("Unnamed snapshots count from 1 in every run of a test", .snapshots, arguments: 0..<1)
  func counters(run: Int) async throws {
    let workshop = try Workshop()
    for _ in 0..<3 {
      SnapshotCounters.$scope.withValue(SnapshotCounters()) {
        #expect(
          ["1", "2"].map { "testPage().\($0)" }
            == (0..<2).map { _ in "testPage().\(SnapshotCounters.next(for: workshop.folder.path, at: Workshop.call))" })
      }
    }
  }

  @Test("A parameterised test must name its snapshots", arguments: [1, 2])
  func parameterised(number: Int) throws {
    let workshop = try Workshop()
    #expect(workshop.verify("new", as: Self.text, named: nil)?.message.contains("needs a name: pass named:") == true)
    #expect(workshop.verify("new", as: Self.text, named: "case \(number)")?.message.contains("Recorded") == true)
  }
}
