// Each result is written down as it happens, so that a process that is killed loses nothing.

import Foundation
import LeporelloDiff
import Synchronization

/// The results of this process, appended to a file in the run's folder.
final class SnapshotLog: Sendable {
  static let shared = SnapshotLog()

  private let files = Mutex<[String: FileHandle]>([:])

  /// Appends a result; a folder that cannot be written to costs the report, never the verdict.
  func append(_ result: SnapshotResult, to folder: URL, environment: SnapshotEnvironment) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let line = try? encoder.encode(result) else { return }
    files.withLock { files in
      if files[folder.path] == nil { files[folder.path] = Self.open(folder, environment, encoder) }
      // One write a line: lines of several threads do not mix.
      try? files[folder.path]?.write(contentsOf: line + Data("\n".utf8))
    }
  }

  private static func open(_ folder: URL, _ environment: SnapshotEnvironment, _ encoder: JSONEncoder) -> FileHandle? {
    let place = folder.appendingPathComponent(SnapshotResults.folderName, isDirectory: true)
    try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appendingPathComponent("\(getpid()).jsonl")
    let run = SnapshotRun(arguments: CommandLine.arguments, shard: environment.variables["SNAPSHOT_SHARD"])
    guard let head = try? encoder.encode(run), FileManager.default.createFile(atPath: file.path, contents: nil),
      let handle = try? FileHandle(forWritingTo: file)
    else { return nil }
    try? handle.write(contentsOf: head + Data("\n".utf8))
    return handle
  }
}
