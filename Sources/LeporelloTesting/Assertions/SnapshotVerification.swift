// One comparison from beginning to end: name, path, reference, verdict, record mode.

import Foundation
import LeporelloGraphics
import Testing

/// The steps of one assertion; a value, so that every branch can be tested without a framework.
struct SnapshotVerification<Value, Format> {
  var strategy: Snapshotting<Value, Format>
  var name: String?
  var record: SnapshotTestingConfiguration.Record?
  var directory: String?
  var call: SnapshotCall
  var environment = SnapshotEnvironment.current

  private var mode: SnapshotTestingConfiguration.Record {
    record ?? SnapshotTestingConfiguration.current?.record ?? environment.record
  }

  /// Compares a value with its reference; nil if they count as the same.
  func run(_ value: () throws -> Value) -> SnapshotFailure? {
    do {
      return try verify(try value())
    } catch {
      return SnapshotFailure(message: "No snapshot could be taken: \(error)")
    }
  }

  private func verify(_ value: Value) throws -> SnapshotFailure? {
    // 1. The name.
    if name == nil, Test.Case.current?.isParameterized == true {
      return SnapshotFailure(
        message: "A snapshot in a parameterised test needs a name: pass named: with something made of the arguments.")
    }
    if let name, let address = SnapshotName.address(in: name) {
      return SnapshotFailure(
        message: "The name '\(name)' holds \(address), a memory address that changes with every run. Name the value.")
    }
    let folder = directory ?? URL(fileURLWithPath: call.filePath).deletingPathExtension().path
    let raw = name ?? "\(SnapshotCounters.next(for: "\(folder) \(call.testName)"))"
    let location = SnapshotLocation(
      call: call, identifier: name.map { SnapshotName.sanitised($0) } ?? raw,
      rawIdentifier: name.map { "named: \"\($0)\"" } ?? "number \(raw)", pathExtension: strategy.pathExtension,
      directory: directory, environment: environment)
    if let clash = SnapshotRegistry.shared.claim(location, by: call) { return SnapshotFailure(message: clash) }

    // 2. The new value.
    let box = Box<Format>()
    try strategy.snapshot(value).run { box.value = $0 }
    guard let format = box.value else { throw SnapshotError.noValue }
    let data = try strategy.diffing.toData(format)

    // 3. The reference.
    let path = location.reference.path
    guard let stored = FileManager.default.contents(atPath: path) else { return try missing(data, at: location) }
    if mode == .all { return try recorded(data, at: location, because: "All snapshots are being recorded.") }
    if let damage = ReferenceDamage(stored, isBinary: !isText), stored != data {
      return SnapshotFailure(message: "\(path) is no reference. \(damage.remedy)")
    }

    // 4. The verdict. A comparison that cannot be made is a failure, never a match.
    let reference: Format
    do {
      reference = try strategy.diffing.fromData(stored)
    } catch {
      return SnapshotFailure(message: "\(path) cannot be read: \(error)\nRestore it, or delete it and record anew.")
    }
    guard let (difference, attachments) = try strategy.diffing.diff(reference, format) else { return nil }
    if mode == .failed { return try recorded(data, at: location, because: difference) }
    return try mismatch(difference, attachments, stored, data, at: location)
  }

  private var isText: Bool { Format.self == String.self }

  private func missing(_ data: Data, at location: SnapshotLocation) throws -> SnapshotFailure {
    let path = location.reference.path
    if mode == .never {
      var message = "No reference at \(path), and nothing is recorded in this run."
      let source = URL(fileURLWithPath: call.filePath).deletingLastPathComponent().path
      if environment.referenceRoot == nil, directory == nil, !FileManager.default.fileExists(atPath: source) {
        message += "\nThe folder of the test's source, \(source), is not on this machine."
        message += " Set SNAPSHOT_REFERENCE_DIR to a folder that holds __Snapshots__."
      } else {
        message += "\nRun the test once with SNAPSHOT_TESTING_RECORD=missing, look at the file, and commit it."
      }
      return SnapshotFailure(message: message)
    }
    return try recorded(data, at: location, because: "There was no reference.")
  }

  private func recorded(_ data: Data, at location: SnapshotLocation, because reason: String) throws -> SnapshotFailure {
    if let clash = SnapshotRegistry.shared.write(data, to: location, by: call) {
      return SnapshotFailure(message: clash)
    }
    try writeAtomically([UInt8](data), to: location.reference)
    return SnapshotFailure(
      message: "\(reason)\nRecorded: file://\(location.reference.path)\nLook at it, commit it, and run the test again.")
  }

  private func mismatch(
    _ difference: String, _ attachments: [SnapshotAttachment], _ stored: Data, _ data: Data,
    at location: SnapshotLocation
  ) throws -> SnapshotFailure {
    let path = location.reference.path
    let file = location.reference.lastPathComponent
    let kind = strategy.pathExtension ?? ""
    let stem = kind.isEmpty ? file : String(file.dropLast(kind.count + 1))
    func artifact(_ name: String, _ kind: String) -> URL {
      location.artifacts.appendingPathComponent("\(stem).\(name)" + (kind.isEmpty ? "" : ".\(kind)"))
    }
    let actual = location.artifacts.appendingPathComponent(file)
    try writeAtomically([UInt8](data), to: actual)
    try writeAtomically([UInt8](stored), to: artifact("reference", kind))
    for attachment in attachments {
      try writeAtomically([UInt8](attachment.data), to: artifact(attachment.name, attachment.pathExtension))
    }
    let tool = SnapshotTestingConfiguration.current?.diffTool ?? .default
    let message = """
      \(stem) does not match its reference.
      \(difference)
      \(tool(currentFilePath: path, failedFilePath: actual.path))
      To accept: cp "\(actual.path)" "\(path)"
      """
    let both = [
      SnapshotAttachment(name: "\(stem).reference", pathExtension: kind, data: stored),
      SnapshotAttachment(name: "\(stem).actual", pathExtension: kind, data: data),
    ]
    let named = attachments.map {
      SnapshotAttachment(name: "\(stem).\($0.name)", pathExtension: $0.pathExtension, data: $0.data)
    }
    return SnapshotFailure(message: message, attachments: both + named)
  }
}
