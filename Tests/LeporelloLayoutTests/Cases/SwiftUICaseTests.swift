// Every case of the SwiftUI file, and the count by group.

import LeporelloGraphics
import LeporelloLayout
import Testing

@Suite("Cases measured on SwiftUI or computed from its rules")
struct SwiftUICaseTests {
  @Test("Every case of layout-swiftui.json has the frames it states")
  func allCases() throws {
    var counts: [(group: String, passed: Int, total: Int)] = []
    for json in try JSON.fixture("layout-swiftui.json") {
      let id = json["id"].string ?? "?"
      let group = String(id.prefix { $0 != "/" })
      if !counts.contains(where: { $0.group == group }) { counts.append((group, 0, 0)) }
      guard let place = counts.firstIndex(where: { $0.group == group }) else { continue }
      counts[place].total += 1
      let faults = check(json)
      if faults.isEmpty { counts[place].passed += 1 } else { Issue.record("\(id): \(faults.joined(separator: "; "))") }
    }
    for count in counts { print("layout-swiftui \(count.group): \(count.passed)/\(count.total)") }
    let passed = counts.reduce(0) { $0 + $1.passed }
    print("layout-swiftui: \(passed)/\(counts.reduce(0) { $0 + $1.total })")
  }

  /// What differs from the case's frames.
  private func check(_ json: JSON) -> [String] {
    let built = SwiftUICase(json["tree"])
    let container = json["container"].array.compactMap(\.number)
    let result = built.tree.layout(
      in: CGSize(width: container[0], height: container[1]), measurer: AreaText(),
      direction: json["direction"].string == "rtl" ? .rightToLeft : .leftToRight)
    let tolerance = json["tolerance"].number ?? 0.001
    var faults: [String] = []
    for (id, expected) in json["expected"].object.sorted(by: { $0.key < $1.key }) {
      guard let node = built.named[id] else {
        faults.append("no node \(id)")
        continue
      }
      let frame = result.frames[node]
      let found = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      for (have, want) in zip(found, expected.array) {
        if let want = want.number, abs(have - want) > tolerance {
          faults.append("\(id) is \(found), should be \(expected.array.map { $0.number.map { "\($0)" } ?? "-" })")
          break
        }
      }
    }
    return faults
  }
}
