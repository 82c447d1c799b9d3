// Every case of the SwiftUI file, and the count by group.

import LeporelloGraphics
import LeporelloLayout
import Testing

@Suite("Cases measured on SwiftUI or computed from its rules")
struct SwiftUICaseTests {
  @Test("Every case of layout-swiftui.json has the frames it states")
  func allCases() throws { try checkCases("layout-swiftui.json", check) }

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
