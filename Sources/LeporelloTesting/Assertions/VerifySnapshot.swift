// Comparison without an assertion.

/// Compares a value with its reference on disk and returns why they do not match, or nil if they do.
///
/// - Parameters:
///   - value: The value to compare.
///   - snapshotting: How to turn it into a file.
///   - name: What tells the snapshot from others in the same test; a number, if nil.
///   - recording: When to write the reference; what the scope, trait or environment say, if nil.
///   - snapshotDirectory: The folder of the reference; one beside the test's source, if nil.
///   - fileID: The calling file, as the compiler names it.
///   - filePath: The calling file's path.
///   - testName: The calling function.
///   - line: The calling line.
///   - column: The calling column.
/// - Returns: The message of the failure.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  fileID: String = #fileID, file filePath: String = #filePath, testName: String = #function, line: Int = #line,
  column: Int = #column
) -> String? {
  let call = SnapshotCall(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  return SnapshotVerification(
    strategy: snapshotting, name: name, record: recording, directory: snapshotDirectory, call: call
  ).run(value)?.message
}
