// A folder of its own for each test, and assertions that return their verdict.

import Foundation
import LeporelloGraphics
import LeporelloTesting

@testable import LeporelloTesting

/// A place where snapshots are recorded and damaged.
final class Workshop: @unchecked Sendable {
  let folder: URL
  let environment: SnapshotEnvironment

  init(variables: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("leporello-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var variables = variables
    variables["SNAPSHOT_ARTIFACTS"] = folder.appendingPathComponent("artifacts").path
    environment = SnapshotEnvironment(variables: variables)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The folder of the references of `Suite.swift`.
  var references: URL { folder.appendingPathComponent("__Snapshots__/Suite") }

  /// Verifies as a test in `Suite.swift` of this folder would.
  func verify<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, named name: String? = "home",
    record: SnapshotTestingConfiguration.Record? = nil, test: String = "testPage()", line: Int = 1
  ) -> SnapshotFailure? {
    let call = SnapshotCall(
      fileID: "PageTests/Suite.swift", filePath: folder.appendingPathComponent("Suite.swift").path, testName: test,
      line: line, column: 1)
    return SnapshotVerification(
      strategy: strategy, name: name, record: record, directory: nil, call: call, environment: environment
    ).run { value }
  }

  /// Some place that calls.
  static let call = SnapshotCall(
    fileID: "PageTests/Suite.swift", filePath: "/Suite.swift", testName: "testPage()", line: 1, column: 1)

  func bytes(_ name: String) -> Data? {
    FileManager.default.contents(atPath: references.appendingPathComponent(name).path)
  }

  func put(_ data: Data, _ name: String) throws {
    try FileManager.default.createDirectory(at: references, withIntermediateDirectories: true)
    try data.write(to: references.appendingPathComponent(name))
  }

  /// Every path in the folder, sorted.
  var listing: [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []).sorted()
  }

  static func picture(_ pixel: UInt32 = 0xff33_6699, width: Int = 20, height: Int = 10) -> Bitmap {
    Bitmap(width: width, height: height, filledWith: pixel)
  }
}
