// The assertions that tests call.

/// Asserts that a value matches its reference on disk.
///
/// - Parameters:
///   - value: The value to compare.
///   - snapshotting: How to turn it into a file.
///   - name: What tells the snapshot from others in the same test; a number, if nil.
///   - recording: When to write the reference; what the scope, trait or environment say, if nil.
///   - fileID: The calling file, as the compiler names it.
///   - filePath: The calling file's path.
///   - testName: The calling function.
///   - line: The calling line.
///   - column: The calling column.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, fileID: String = #fileID,
  file filePath: String = #filePath, testName: String = #function, line: Int = #line, column: Int = #column
) {
  let call = SnapshotCall(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let verification = SnapshotVerification(
    strategy: snapshotting, name: name, record: recording, directory: nil, call: call)
  if let failure = verification.run(value) { SnapshotReporter.report(failure, at: call) }
}

/// Asserts that a value matches its references by several named strategies.
///
/// - Parameters:
///   - value: The value to compare.
///   - strategies: How to turn it into files, by name.
///   - recording: When to write references; what the scope, trait or environment say, if nil.
///   - fileID: The calling file, as the compiler names it.
///   - filePath: The calling file's path.
///   - testName: The calling function.
///   - line: The calling line.
///   - column: The calling column.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, fileID: String = #fileID,
  file filePath: String = #filePath, testName: String = #function, line: Int = #line, column: Int = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}
