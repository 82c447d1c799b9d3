// The page of transitions names all there are, with their times.

import Foundation
import LeporelloTransitions
import Testing

@Suite struct DocumentationTests {
  @Test("The page of transitions has a row for each in the catalogue, with its seconds")
  func page() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Documentation/Transitions.md")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `.") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    for transition in TransitionCatalogue.all {
      let row = rows.first { row in
        let name = row[1].replacingOccurrences(of: "`", with: "")
        return name.hasSuffix("…") ? transition.name.hasPrefix(name.dropLast()) : name == transition.name
      }
      let columns = try #require(row, "no row for \(transition.name)")
      #expect(Double(columns[3]) == transition.timing.duration, "\(transition.name)")
    }
  }
}
