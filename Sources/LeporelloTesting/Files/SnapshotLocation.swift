// Where the files of one snapshot lie.

import Foundation
import LeporelloDiff

/// The reference's path and the folder for what failed.
struct SnapshotLocation: Sendable {
  /// The reference.
  let reference: URL
  /// Where a new value waits beside the reference until someone accepts or rejects it.
  let pending: URL
  /// The folder for failed values.
  let artifacts: URL
  /// What tells this snapshot from all others, before any sanitising.
  let identity: String

  init(
    call: SnapshotCall, identifier: String, rawIdentifier: String, pathExtension: String?, directory: String?,
    environment: SnapshotEnvironment
  ) {
    let source = URL(fileURLWithPath: call.filePath)
    let testFile = source.deletingPathExtension().lastPathComponent
    let folder: URL
    if let directory {
      folder = URL(fileURLWithPath: directory, isDirectory: true)
    } else {
      folder = (environment.referenceRoot ?? source.deletingLastPathComponent())
        .appendingPathComponent("__Snapshots__", isDirectory: true)
        .appendingPathComponent(testFile, isDirectory: true)
    }
    let test = SnapshotName.test(call.testName)
    let stem = identifier.isEmpty ? test : "\(test).\(identifier)"
    let end = pathExtension.map { ".\($0)" } ?? ""
    reference = folder.appendingPathComponent(stem + end)
    pending = folder.appendingPathComponent(
      PendingName.waiting(test: test, identifier: identifier, kind: pathExtension))
    artifacts = environment.artifacts
      .appendingPathComponent(call.module, isDirectory: true)
      .appendingPathComponent(testFile, isDirectory: true)
    identity = "\(call.fileID) \(call.testName) \(rawIdentifier)"
  }
}
