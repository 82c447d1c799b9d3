// Every scenario of the oracle that is meant to be compared, run against the core.

import Testing

@testable import LeporelloContainment

@MainActor @Suite("The oracle's scenarios")
struct ScenarioTests {
  @Test("The whole order of callbacks is UIKit's", arguments: Scenario.all.filter { $0.compare != "none" })
  func order(_ scenario: Scenario) throws {
    let situation = try #require(Situation.all.first { $0.id == scenario.id }, "\(scenario.id) is not built")
    #expect(try Self.differences(scenario, situation).isEmpty)
  }

  @Test("The table: passed, argued, total")
  func table() throws {
    var passed = 0
    var argued: [String] = []
    var failed: [String] = []
    let compared = Scenario.all.filter { $0.compare != "none" }
    for scenario in compared {
      guard let situation = Situation.all.first(where: { $0.id == scenario.id }) else {
        failed.append(scenario.id)
        continue
      }
      let differences = try Self.differences(scenario, situation)
      if !differences.isEmpty {
        failed.append(scenario.id)
        print("\(scenario.id):", differences.joined(separator: "\n  "))
      } else if case .ownLog(let why) = situation.reading {
        argued.append("\(scenario.id): \(why)")
      } else {
        passed += 1
      }
    }
    print("Scenarios: \(passed) passed, \(argued.count) argued, \(compared.count) in total")
    for line in argued { print("  argued", line) }
    #expect(failed == [])
  }

  private static func differences(_ scenario: Scenario, _ situation: Situation) throws -> [String] {
    let world = try World()
    try world.stage.run { try situation.run(world) }
    let own = world.log
    let seen = world.stage.trace.events
    switch situation.reading {
    case .trace: return scenario.differences(from: world.lines, names: world.names)
    case .ownLog:
      #expect(seen.isEmpty == false)
      return scenario.differences(from: own, names: world.names)
    case .onlyListed:
      let listed = Set(scenario.expected.map { $0.prefix { $0 != "(" } })
      return scenario.differences(
        from: world.lines.filter { listed.contains($0.prefix { $0 != "(" }) }, names: world.names)
    case .foldedLayout:
      return scenario.folded.differences(from: Scenario.folded(world.lines), names: world.names)
    }
  }
}

extension Scenario {
  /// The scenario with repeated layout passes written once.
  var folded: Scenario {
    Scenario(id: id, title: title, compare: compare, ignore: ignore, expected: Self.folded(expected))
  }

  /// Lines with repeated layout passes written once.
  static func folded(_ lines: [String]) -> [String] {
    lines.reduce(into: []) { result, line in
      let isPass = line.hasSuffix("LayoutSubviews")
      if isPass, result.suffix(2).contains(line) { return }
      result.append(line)
    }
  }
}
