// The ledger is kept: every complaint has an answer, and every answer holds.

import Testing

@Suite struct LedgerTests {
  static let answers: [String: LedgerAnswer] = recording.merging(
    [verdicts, files, machines, sequences].reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
  ) { first, _ in first }

  @Test("Each complaint about other snapshot tools is answered by a check, a test or an argument")
  func ledger() async throws {
    let cases = try LedgerCase.all()
    var (passed, argued) = (0, 0)
    for entry in cases {
      switch try #require(Self.answers[entry.id], "\(entry.id) has no answer: \(entry.title)") {
      case .check(let holds):
        let isSo = try await holds()
        #expect(isSo, "\(entry.id) \(entry.title): \(entry.check)")
        if isSo { passed += 1 }
      case .test(let name):
        let isThere = SourceText.tests.contains("\"\(name)\"")
        #expect(isThere, "\(entry.id): there is no test called '\(name)'")
        if isThere { passed += 1 }
      case .argued: argued += 1
      }
    }
    print("snapshot cases: \(passed) passed, \(argued) argued, \(cases.count) in all")
    #expect(passed + argued == cases.count)
  }
}
