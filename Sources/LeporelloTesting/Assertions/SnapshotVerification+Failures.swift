// What becomes of a snapshot that does not pass: files, messages, and a line for the report.

import Foundation
import LeporelloDiff
import LeporelloGraphics

extension SnapshotVerification {
  func missing(_ file: NewFile, at location: SnapshotLocation) throws -> SnapshotFailure {
    let path = location.reference.path
    let former = RenamedReference.find(try file.data(), for: location).map { former in
      """

      \(former.path) shows the same and was not asked for so far. If that is its old name:
      git mv -f "\(former.path)" "\(path)"
      Or all of a run at once: swift run leporello snapshots --renamed --apply
      """
    }
    guard mode == .never else {
      return try recorded(file, at: location, because: "There was no reference.", former: former ?? "")
    }
    var message = "No reference at \(path), and nothing is recorded in this run."
    let source = URL(fileURLWithPath: call.filePath).deletingLastPathComponent().path
    if environment.referenceRoot == nil, directory == nil, !FileManager.default.fileExists(atPath: source) {
      message += "\nThe folder of the test's source, \(source), is not on this machine."
      message += " Set SNAPSHOT_REFERENCE_DIR to a folder that holds __Snapshots__."
    } else {
      message += "\nRun the test once with SNAPSHOT_TESTING_RECORD=missing, look at the file, and commit it."
    }
    note(.missing, message, at: location)
    return SnapshotFailure(message: message + (former ?? ""))
  }

  func recorded(_ file: NewFile, at location: SnapshotLocation, because reason: String, former: String = "") throws
    -> SnapshotFailure
  {
    let data = try file.data()
    if let clash = SnapshotRegistry.shared.write(data, to: location, by: call) {
      return SnapshotFailure(message: clash)
    }
    try writeAtomically([UInt8](data), to: location.reference)
    try? FileManager.default.removeItem(at: location.pending)
    let message =
      "\(reason)\nRecorded: file://\(location.reference.path)\nLook at it, commit it, and run the test again.\(former)"
    note(.recorded, message, at: location)
    return SnapshotFailure(message: message, isRecording: true)
  }

  func failed(_ message: String, at location: SnapshotLocation) -> SnapshotFailure {
    note(.failed, message, at: location)
    return SnapshotFailure(message: message)
  }

  func mismatch(
    _ difference: String, _ attachments: [SnapshotAttachment], _ stored: Data, _ new: NewFile,
    at location: SnapshotLocation
  ) throws -> SnapshotFailure {
    let path = location.reference.path
    let file = location.reference.lastPathComponent
    let kind = strategy.pathExtension ?? ""
    let stem = kind.isEmpty ? file : String(file.dropLast(kind.count + 1))
    func artifact(_ name: String, _ kind: String) -> URL {
      location.artifacts.appendingPathComponent("\(stem).\(name)" + (kind.isEmpty ? "" : ".\(kind)"))
    }
    let data = try new.data()
    let actual = location.artifacts.appendingPathComponent(file)
    try writeAtomically([UInt8](data), to: actual)
    try writeAtomically([UInt8](stored), to: artifact("reference", kind))
    for attachment in attachments {
      try writeAtomically([UInt8](attachment.data), to: artifact(attachment.name, attachment.pathExtension))
    }
    let tool = SnapshotTestingConfiguration.current?.diffTool ?? .default
    var message = """
      \(stem) does not match its reference.
      \(difference)
      \(tool(currentFilePath: path, failedFilePath: actual.path))
      To accept: cp "\(actual.path)" "\(path)"
      """
    // On CI, and wherever nothing may be written, the artefacts are all there is.
    if mode != .never {
      try writeAtomically([UInt8](data), to: location.pending)
      message += "\nOr look at all that wait, and accept or reject them: swift run leporello review"
    }
    note(.failed, message, at: location) { result in
      result.actual = actual.path
      result.expected = artifact("reference", kind).path
      result.difference = attachments.first.map { artifact($0.name, $0.pathExtension).path }
    }
    let both = [
      SnapshotAttachment(name: "\(stem).reference", pathExtension: kind, data: stored),
      SnapshotAttachment(name: "\(stem).actual", pathExtension: kind, data: data),
    ]
    let named = attachments.map {
      SnapshotAttachment(name: "\(stem).\($0.name)", pathExtension: $0.pathExtension, data: $0.data)
    }
    return SnapshotFailure(message: message, attachments: both + named)
  }

  /// Writes the outcome down for the report.
  func note(
    _ outcome: SnapshotResult.Outcome, _ message: String?, at location: SnapshotLocation,
    _ adjust: (inout SnapshotResult) -> Void = { _ in }
  ) {
    var result = SnapshotResult(
      module: call.module, source: call.filePath, test: call.testName, line: call.line,
      reference: location.reference.path, outcome: outcome, message: message)
    adjust(&result)
    SnapshotLog.shared.append(result, to: environment.artifacts, environment: environment)
  }
}
