// The page of UIKit's facts leaves none out.

import Foundation
import Testing

@Suite("The page of UIKit's facts")
struct UIKitFactsPageTests {
  private static let page = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent()
  }.appendingPathComponent("Documentation/UIKitFacts.md")

  /// The facts that were found, by their numbers.
  private static let facts: [ClosedRange<Int>] = [
    1...18, 20...30, 40...49, 60...73, 80...85, 90...94, 100...107, 110...114, 120...125, 130...134, 140...148,
    150...155, 160...167, 170...194,
  ]

  @Test("Each fact has one row that says followed, chosen or unknown, and its source")
  func facts() throws {
    let rows = try String(contentsOf: Self.page, encoding: .utf8).split(separator: "\n")
    for number in Self.facts.joined() {
      let found = rows.filter { $0.hasPrefix("| F\(number) |") }
      #expect(found.count == 1, "F\(number)")
      let cells = (found.first ?? "").split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.count == 6, "F\(number) needs a fact, a decision and a source: \(cells)")
      guard cells.count == 6 else { continue }
      #expect(["f", "c", "u"].contains(cells[3].prefix(1)), "F\(number)")
      #expect(!cells[2].isEmpty && !cells[4].isEmpty, "F\(number)")
    }
  }

  @Test("Each conflict has its choice, and each open question what is done meanwhile")
  func conflicts() throws {
    let rows = try String(contentsOf: Self.page, encoding: .utf8).split(separator: "\n")
    for name in (1...14).map({ "C\($0)" }) + (1...9).map({ "U\($0)" }) {
      let found = rows.filter { $0.hasPrefix("| \(name) |") }
      #expect(found.count == 1, "\(name)")
    }
  }
}
