// The place in a source file that asks for a snapshot.

/// A call of an assertion.
struct SnapshotCall: Sendable, Hashable, CustomStringConvertible {
  var fileID: String
  var filePath: String
  var testName: String
  var line: Int
  var column: Int

  /// The module of the calling file.
  var module: String { fileID.split(separator: "/").first.map(String.init) ?? "Tests" }

  /// The place as editors read it.
  var description: String { "\(fileID):\(line)" }
}
