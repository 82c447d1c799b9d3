// Public fault reports as checks: each is one closure, kept under its id in a table of its subject.

import Foundation
import LeporelloContainment
import LeporelloPages
import LeporelloViews
import Testing

/// A fault report as it is kept in the fixture.
struct PagingCase: Decodable, Sendable {
  var id: String
  var title: String
  var spec: String
  var steps: [String]
  var check: [String]
  var kind: String

  /// All reports, in the fixture's order.
  static func all() throws -> [PagingCase] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/paging-cases.json")
    return try JSONDecoder().decode([PagingCase].self, from: Data(contentsOf: file))
  }
}

/// Reports by what becomes of them.
enum PagingLedger {
  /// A check of a report; it records an issue or throws where the fault is there.
  typealias Check = @MainActor @Sendable () async throws -> Void

  /// The reports that are checked, by subject. A new subject adds its table here.
  static let checks: [[String: Check]] = [
    PagingCases.bars, PagingCases.lifeCycle, PagingCases.turning, PagingCases.updating, PagingCases.sizes,
  ]

  /// The reports that cannot be checked here, each with the reason in a sentence.
  static let argued: [[String: String]] = [[:]]
}

/// The tables, each in its subject's file.
enum PagingCases {}
