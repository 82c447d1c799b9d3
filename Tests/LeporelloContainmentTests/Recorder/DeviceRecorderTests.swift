// The device's recorder, run against this package's core: what it writes down is what the core's own trace holds, and
// what the table of scenarios asks for.

import Testing

@testable import LeporelloContainment

@MainActor @Suite("The recorder for the device")
struct DeviceRecorderTests {
  /// The scenarios that code alone cannot bring about on a device, each with the reason.
  private static let elsewhere: [(id: String, why: String)] = [
    ("tr-05", "UIKit raises an exception, which would end the test's process"),
    ("tr-06", "UIKit raises an exception, which would end the test's process"),
    ("tr-08", "UIKit raises an exception, which would end the test's process"),
    ("mi-02", "UIKit raises an exception, which would end the test's process"),
    ("mi-10", "UIKit raises an exception, which would end the test's process"),
    ("tab-04", "a finger has to tap the tab bar"),
    ("pg-01", "a finger has to swipe"),
    ("pg-02", "a finger has to swipe"),
    ("pg-04", "a finger has to swipe"),
  ]

  @Test("Every scenario that is compared is recorded, but for those that code alone cannot bring about")
  func complete() {
    let recorded = DeviceRecorder.situations.map(\.id)
    let wanted = Scenario.all.filter { $0.compare != "none" }.map(\.id)
    #expect(Set(recorded).count == recorded.count)
    #expect(Set(wanted).subtracting(recorded) == Set(Self.elsewhere.map(\.id)))
    #expect(Set(recorded).isSubset(of: wanted))
    print("Recorded on a device: \(recorded.count) of \(wanted.count) scenarios")
    for (id, why) in Self.elsewhere { print("  not there", id, why, separator: ": ") }
  }

  @Test("The recorder and the trace hold the same callbacks, nested alike")
  func sameLines() throws {
    for situation in DeviceRecorder.situations {
      // A direct call of an override that leaves out super reaches the recorder and not the core.
      guard situation.id != "add-05" else { continue }
      let (recorder, stage) = try Self.play(situation)
      let outline = Self.outline(stage.trace, of: recorder.recordedNames)
      #expect(recorder.callbacks == Array(outline.suffix(recorder.callbacks.count)), "\(situation.id)")
    }
  }

  @Test("What the recorder writes down is what the table of scenarios asks for")
  func asScenarios() throws {
    for situation in DeviceRecorder.situations {
      let scenario = try #require(Scenario.all.first { $0.id == situation.id })
      let lines = try Self.play(situation).0.lines.map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(try Self.differences(scenario, situation, lines) == [], "\(situation.id)")
    }
  }

  private static let names = ["P", "Q", "G", "A", "B", "C", "D", "M", "N", "T0", "T1", "T2", "X", "Y", "Z"]

  private static func differences(
    _ scenario: Scenario, _ situation: RecordedSituation, _ lines: [String]
  ) throws -> [String] {
    // A callback is written down on entry, and what UIKit says of it comes from inside: the two are compared apart.
    let apart = Scenario(
      id: scenario.id, title: scenario.title, compare: situation.listens ? "per-controller" : scenario.compare,
      ignore: scenario.ignore, expected: scenario.expected)
    let built = try #require(Situation.all.first { $0.id == situation.id })
    switch built.reading {
    case .trace, .ownLog: return apart.differences(from: lines, names: names)
    case .onlyListed:
      let listed = Set(scenario.expected.map { $0.prefix { $0 != "(" } })
      return apart.differences(from: lines.filter { listed.contains($0.prefix { $0 != "(" }) }, names: names)
    case .foldedLayout: return apart.folded.differences(from: Scenario.folded(lines), names: names)
    }
  }

  @Test("The text holds each situation under its name")
  func text() throws {
    let text = try DeviceRecorder.text { Self.recorder(on: try Stage(size: CGSize(width: 390, height: 844))) }
    #expect(text.hasPrefix("## add-01\nA.willMove(toParent: P)\n@return:addChild\n@commit\n\n## add-02\n"))
    #expect(text.contains("!log Unbalanced calls to begin/end appearance transitions for <A>."))
    #expect(text.components(separatedBy: "## ").count == DeviceRecorder.situations.count + 1)
  }

  private static func recorder(on stage: Stage) -> DeviceRecorder {
    DeviceRecorder(
      window: stage.window, endTurn: { stage.commit() }, pass: { stage.advance(by: $0) },
      resize: { keepsTraits in
        try? stage.resize(to: keepsTraits ? CGSize(width: 390, height: 700) : CGSize(width: 844, height: 390))
      },
      complaints: { stage.trace.violations.filter { $0.severity == .log }.map(\.message) })
  }

  private static func play(_ situation: RecordedSituation) throws -> (DeviceRecorder, Stage) {
    let stage = try Stage(size: CGSize(width: 390, height: 844))
    let recorder = recorder(on: stage)
    stage.run { recorder.play(situation) }
    return (recorder, stage)
  }

  /// The trace's callbacks of controllers that record, each as deep as it stands among them.
  private static func outline(_ trace: LifecycleTrace, of names: Set<String>) -> [String] {
    let byIndex = Dictionary(uniqueKeysWithValues: trace.events.map { ($0.index, $0) })
    func records(_ event: LifecycleEvent) -> Bool { names.contains(event.controller.name) }
    return trace.events.filter(records).map { event in
      let around = sequence(first: event, next: { $0.parent.flatMap { byIndex[$0] } }).dropFirst().filter(records)
      return String(repeating: "  ", count: around.count) + event.description
    }
  }
}
