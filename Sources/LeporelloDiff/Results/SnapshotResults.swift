// The results of a run, merged from all of its processes.

import LeporelloGraphics

/// Everything that the processes of a run wrote down in a folder.
package struct SnapshotResults: Sendable {
  /// The last result of each reference, in the order of their paths.
  package let results: [SnapshotResult]
  /// What the processes say about themselves.
  package let runs: [SnapshotRun]

  /// The folder in a run's folder that results lie in.
  package static let folderName = "results"

  /// Reads a run's folder; lines that a killed process left half written are passed over.
  package init(folder: URL) {
    let place = folder.appendingPathComponent(Self.folderName)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    var latest: [String: SnapshotResult] = [:]
    var runs: [SnapshotRun] = []
    let decoder = JSONDecoder()
    for name in Self.byAge(names.filter { $0.hasSuffix(".jsonl") }, in: place) {
      guard let data = FileManager.default.contents(atPath: place.appendingPathComponent(name).path) else { continue }
      for line in data.split(separator: UInt8(ascii: "\n")) {
        if let result = try? decoder.decode(SnapshotResult.self, from: Data(line)) {
          latest[result.reference] = result
        } else if let run = try? decoder.decode(SnapshotRun.self, from: Data(line)) {
          runs.append(run)
        }
      }
    }
    results = latest.values.sorted { $0.reference.utf8.lexicographicallyPrecedes($1.reference.utf8) }
    self.runs = runs
  }

  /// Why references that nothing asked for cannot be told from references that were not reached; nil if they can.
  package var incompleteness: String? {
    if runs.isEmpty { return "no run has been recorded" }
    if runs.contains(where: \.isFiltered) { return "only some of the tests were run" }
    let shards = runs.map(\.shards).max() ?? 1
    let missing = (1...shards).filter { shard in !runs.contains { $0.shard == shard && $0.shards == shards } }
    if missing.isEmpty { return nil }
    return "of \(shards) shards these are missing: \(missing.map { "\($0)" }.joined(separator: ", "))"
  }

  /// The newest run's folder in the temporary folder.
  package static func newest(in folder: URL = defaultFolder) -> URL? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return byAge(names.filter { $0.hasPrefix("run-") }, in: folder).last.map(folder.appendingPathComponent)
  }

  /// Where runs leave what failed, unless a variable names another place.
  package static var defaultFolder: URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("leporello-snapshots", isDirectory: true)
  }

  private static func byAge(_ names: [String], in folder: URL) -> [String] {
    func age(_ name: String) -> Date {
      let path = folder.appendingPathComponent(name).path
      return (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date ?? .distantPast
    }
    return names.map { (name: $0, date: age($0)) }.sorted { ($0.date, $0.name) < ($1.date, $1.name) }.map(\.name)
  }
}
