// SwiftUI's known frames, through the public words of the spec.

import Foundation
import LeporelloViews
import Testing

struct OracleTests {
  static let cases: [OracleCase] = {
    guard let data = try? Fixture.data("layout-swiftui.json"),
      let cases = try? JSONDecoder().decode([OracleCase].self, from: data)
    else { return [] }
    return cases
  }()

  @Test("The case file is there and whole")
  func file() {
    #expect(Self.cases.count == 215)
  }

  @Test("A view's frames are those that SwiftUI is known to give", arguments: cases.indices)
  func frames(index: Int) {
    let item = Self.cases[index]
    let snapshot = LayoutSnapshot(
      of: item.tree.view(), in: CGSize(width: item.container[0], height: item.container[1]),
      layoutDirection: item.direction == "rtl" ? .rightToLeft : .leftToRight)
    let tolerance = item.tolerance ?? 0.01
    for (id, expected) in item.expected.sorted(by: { $0.key < $1.key }) {
      guard let frame = snapshot.frame(id) else {
        Issue.record("\(item.id): no frame for \(id)\n\(snapshot)")
        continue
      }
      let found = [frame.minX, frame.minY, frame.width, frame.height]
      let fits = zip(expected, found).allSatisfy { pair in pair.0.map { abs($0 - pair.1) <= tolerance } ?? true }
      #expect(fits, "\(item.id): \(id) should be \(expected), is \(found)\n\(snapshot)")
    }
  }
}
