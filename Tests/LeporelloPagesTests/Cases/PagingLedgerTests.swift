// The ledger of public fault reports: which are checked, which are argued, which are left.

import Testing

@MainActor @Suite struct PagingLedgerTests {
  @Test("each fault report's check passes, and no id is unknown or twice in the ledger")
  func ledger() async throws {
    let cases = try PagingCase.all()
    let known = Set(cases.map(\.id))
    var checks: [String: PagingLedger.Check] = [:]
    for table in PagingLedger.checks {
      for (id, check) in table {
        #expect(known.contains(id), "\(id) is no report")
        #expect(checks.updateValue(check, forKey: id) == nil, "\(id) is checked twice")
      }
    }
    var argued: [String: String] = [:]
    for table in PagingLedger.argued { argued.merge(table) { first, _ in first } }
    for (id, reason) in argued {
      #expect(known.contains(id) && checks[id] == nil, "\(id) is checked, or no report")
      #expect(reason.hasSuffix("."), "\(id) is argued in a sentence")
    }
    var passed: [String] = []
    for report in cases {
      guard let check = checks[report.id] else { continue }
      do {
        try await check()
        passed.append(report.id)
      } catch {
        Issue.record("\(report.id) \(report.title): \(error)")
      }
    }
    let open = cases.map(\.id).filter { checks[$0] == nil && argued[$0] == nil }
    print("paging cases: \(passed.count) passed, \(argued.count) argued, \(open.count) open, \(cases.count) in all")
    if !open.isEmpty { print("paging cases open: \(open.joined(separator: " "))") }
    #expect(passed.count == checks.count)
  }
}
