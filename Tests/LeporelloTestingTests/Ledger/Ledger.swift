// The complaints that users of other snapshot tools filed, each with what answers it here.

import Foundation
import Testing

/// A complaint.
struct LedgerCase: Decodable {
  var id: String
  var title: String
  var check: String

  /// The cases, from the fixture.
  static func all() throws -> [LedgerCase] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/snapshot-cases.json")
    return try JSONDecoder().decode([LedgerCase].self, from: try Data(contentsOf: file))
  }
}

/// What answers a complaint; closed.
enum LedgerAnswer: Sendable {
  /// Something that must hold here and now.
  case check(@Sendable () async throws -> Bool)
  /// A test with this name, which must be among the sources.
  case test(String)
  /// Why no check is needed.
  case argued(String)
}

/// The sources of all tests and of the library, to look things up in.
enum SourceText {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func all(under folder: String, _ kinds: [String] = ["swift"]) -> [(path: String, text: String)] {
    let place = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: place.path)?.allObjects as? [String] ?? []
    return names.filter { name in kinds.contains { name.hasSuffix("." + $0) } }.sorted().compactMap { name in
      (try? String(contentsOf: place.appendingPathComponent(name), encoding: .utf8)).map { (name, $0) }
    }
  }

  static let tests: String = all(under: "Tests").filter { !$0.path.contains("/Ledger/") }.map(\.text).joined()
}
