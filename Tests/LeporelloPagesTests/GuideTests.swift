// The guide's table of features points at tests that exist.

import Foundation
import Testing

@Suite struct GuideTests {
  @Test("each feature of the guide's table that is there names a test file, and the file is there")
  func links() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let guide = root.appendingPathComponent("Documentation/PagedContainers.md")
    let rows = try String(contentsOf: guide, encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }.filter { $0.count == 4 && ["Y", "P", "N"].contains($0[1]) }
    #expect(rows.count == 62)
    for row in rows where row[1] == "Y" {
      let path = row[3].split(separator: "(").last?.dropLast().dropFirst(3) ?? ""
      #expect(FileManager.default.fileExists(atPath: root.appendingPathComponent(String(path)).path), "\(row)")
    }
  }
}
