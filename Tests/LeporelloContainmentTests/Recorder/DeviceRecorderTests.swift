// The device's recorder, run against this package's core: what it writes down is what the core's own trace holds, and
// what the table of scenarios asks for.

import Testing

@testable import LeporelloContainment

@MainActor @Suite("The recorder for the device")
struct DeviceRecorderTests {
  @Test("The recorder and the trace hold the same lines, nested alike")
  func sameLines() throws {
    for situation in DeviceRecorder.situations {
      let (recorder, stage) = try Self.play(situation)
      let written = recorder.lines.filter { !$0.hasPrefix("@") }
      #expect(written == Array(Self.outline(stage.trace).suffix(written.count)), "\(situation.id)")
    }
  }

  @Test("What the recorder writes down is what the table of scenarios asks for")
  func asScenarios() throws {
    for situation in DeviceRecorder.situations {
      let scenario = try #require(Scenario.all.first { $0.id == situation.id })
      let lines = try Self.play(situation).0.lines.map { $0.trimmingCharacters(in: .whitespaces) }
      let names = ["P", "Q", "G", "A", "B", "C", "D", "M", "T0", "T1", "T2"]
      #expect(scenario.differences(from: lines, names: names) == [], "\(situation.id)")
    }
  }

  @Test("The text holds each situation under its name")
  func text() throws {
    let text = try DeviceRecorder.text { Self.recorder(on: try Stage(size: CGSize(width: 390, height: 844))) }
    #expect(text.hasPrefix("## add-01\nA.willMove(toParent: P)\n@return:addChild\n@commit\n\n## add-02\n"))
    #expect(text.components(separatedBy: "## ").count == DeviceRecorder.situations.count + 1)
  }

  private static func recorder(on stage: Stage) -> DeviceRecorder {
    DeviceRecorder(window: stage.window, endTurn: { stage.commit() }, pass: { stage.advance(by: $0) })
  }

  private static func play(_ situation: RecordedSituation) throws -> (DeviceRecorder, Stage) {
    let stage = try Stage(size: CGSize(width: 390, height: 844))
    let recorder = recorder(on: stage)
    stage.run { situation.run(recorder) }
    return (recorder, stage)
  }

  /// The trace's callbacks of controllers that record, each as deep as it stands among them.
  private static func outline(_ trace: LifecycleTrace) -> [String] {
    let byIndex = Dictionary(uniqueKeysWithValues: trace.events.map { ($0.index, $0) })
    func records(_ event: LifecycleEvent) -> Bool { !["nav", "TB", "V"].contains(event.controller.name) }
    return trace.events.filter(records).map { event in
      let around = sequence(first: event, next: { $0.parent.flatMap { byIndex[$0] } }).dropFirst().filter(records)
      return String(repeating: "  ", count: around.count) + event.description
    }
  }
}
