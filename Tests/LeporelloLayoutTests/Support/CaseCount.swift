// Runs the cases of a file and counts them by group.

import Testing

/// Checks every case of a fixture, prints passed and total by the first part of the cases' names, and records what differs.
func checkCases(_ fixture: String, _ faults: (JSON) -> [String]) throws {
  var counts: [(group: String, passed: Int, total: Int)] = []
  for json in try JSON.fixture(fixture) {
    let id = json["id"].string ?? "?"
    let group = String(id.prefix { $0 != "/" })
    if !counts.contains(where: { $0.group == group }) { counts.append((group, 0, 0)) }
    guard let place = counts.firstIndex(where: { $0.group == group }) else { continue }
    counts[place].total += 1
    let faults = faults(json)
    if faults.isEmpty { counts[place].passed += 1 } else { Issue.record("\(id): \(faults.joined(separator: "; "))") }
  }
  for count in counts { print("\(fixture) \(count.group): \(count.passed)/\(count.total)") }
  print("\(fixture): \(counts.reduce(0) { $0 + $1.passed })/\(counts.reduce(0) { $0 + $1.total })")
}
