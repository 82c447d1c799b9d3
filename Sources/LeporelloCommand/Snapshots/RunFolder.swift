// Where the last run left its results.

import Foundation
import LeporelloDiff

enum RunFolder {
  /// The folder that was named, else the one that tests are told, else the newest run's.
  static func find(_ named: String?) throws -> URL? {
    if let named {
      guard FileManager.default.fileExists(atPath: named) else { throw CommandError.noSuchPath(named) }
      return URL(fileURLWithPath: named, isDirectory: true)
    }
    if let told = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"], !told.isEmpty {
      return URL(fileURLWithPath: told, isDirectory: true)
    }
    return SnapshotResults.newest()
  }

  /// The results in it; none where there was no run.
  static func results(_ named: String?) throws -> SnapshotResults {
    SnapshotResults(folder: try find(named) ?? URL(fileURLWithPath: "/dev/null/none", isDirectory: true))
  }
}
