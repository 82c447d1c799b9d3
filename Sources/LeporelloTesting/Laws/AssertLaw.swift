// The assertions that hold laws against sequences.

public import LeporelloStoryboard

/// Why laws do not hold of frames, one a line; nil if all hold.
public func verifyLaws(_ laws: [SnapshotLaw], of run: FrameRun) -> String? {
  let breaches = laws.compactMap { law -> String? in
    do {
      return try law.breach(run).map { "Not so: \(law.name). \($0)" }
    } catch {
      return "It cannot be said whether \(law.name). \(error)"
    }
  }
  return breaches.isEmpty ? nil : breaches.joined(separator: "\n")
}

/// Asserts that laws hold of frames; no reference is needed.
///
/// - Parameters:
///   - laws: What must hold.
///   - run: The frames.
///   - fileID: The calling file, as the compiler names it.
///   - filePath: The calling file's path.
///   - testName: The calling function.
///   - line: The calling line.
///   - column: The calling column.
public func assertLaws(
  _ laws: SnapshotLaw..., of run: @autoclosure () throws -> FrameRun, fileID: String = #fileID,
  file filePath: String = #filePath, testName: String = #function, line: Int = #line, column: Int = #column
) {
  let call = SnapshotCall(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let message: String?
  do { message = verifyLaws(laws, of: try run()) } catch { message = "There are no frames: \(error)" }
  if let message { SnapshotReporter.report(SnapshotFailure(message: message), at: call) }
}

/// Asserts that laws hold of a played storyboard; no reference is needed.
///
/// - Parameters:
///   - laws: What must hold.
///   - timeline: The played storyboard.
///   - fileID: The calling file, as the compiler names it.
///   - filePath: The calling file's path.
///   - testName: The calling function.
///   - line: The calling line.
///   - column: The calling column.
public func assertLaws(
  _ laws: SnapshotLaw..., of timeline: @autoclosure () throws -> Timeline, fileID: String = #fileID,
  file filePath: String = #filePath, testName: String = #function, line: Int = #line, column: Int = #column
) {
  let call = SnapshotCall(fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let message: String?
  do { message = verifyLaws(laws, of: FrameRun(try timeline())) } catch { message = "There are no frames: \(error)" }
  if let message { SnapshotReporter.report(SnapshotFailure(message: message), at: call) }
}
