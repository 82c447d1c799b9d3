// One comparison from beginning to end: name, path, reference, verdict, record mode.

import Foundation
import LeporelloDiff
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

  var mode: SnapshotTestingConfiguration.Record {
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
    if let fault = nameFault { return SnapshotFailure(message: fault) }
    let location = self.location()
    if let clash = SnapshotRegistry.shared.claim(location, by: call) { return SnapshotFailure(message: clash) }

    // 2. The new value; it becomes a file only where one is wanted.
    let box = Box<Format>()
    let produced = try strategy.snapshot(value)
    produced.run { box.value = $0 }
    guard let format = box.value else { throw SnapshotError.noValue }
    let file = NewFile(notes: produced.notes) { try strategy.diffing.toData(format) }

    // 3. The reference.
    let path = location.reference.path
    guard let stored = FileManager.default.contents(atPath: path) else { return try missing(file, at: location) }
    if mode == .all { return try recorded(file, at: location, because: "All snapshots are being recorded.") }
    if let damage = ReferenceDamage(stored, isBinary: !isText), try stored != file.data() {
      return failed("\(path) is no reference. \(damage.remedy)", at: location)
    }

    if strategy.diffing.holds?(stored, format) == true { return passed(at: location) }

    // 4. The verdict. A comparison that cannot be made is a failure, never a match.
    let reference: Format
    do {
      reference = try strategy.diffing.fromData(stored)
    } catch {
      return failed("\(path) cannot be read: \(error)\nRestore it, or delete it and record anew.", at: location)
    }
    guard let (difference, attachments) = try strategy.diffing.diff(reference, format) else {
      return passed(at: location)
    }
    let told = explained(difference, file.notes, stored)
    if mode == .failed { return try recorded(file, at: location, because: told) }
    return try mismatch(told, attachments, stored, file, at: location)
  }

  /// What waited beside the reference was put right in the code.
  private func passed(at location: SnapshotLocation) -> SnapshotFailure? {
    if FileManager.default.fileExists(atPath: location.pending.path), mode != .never {
      try? FileManager.default.removeItem(at: location.pending)
    }
    note(.passed, nil, at: location)
    return nil
  }

  private var isText: Bool { Format.self == String.self }

  private var nameFault: String? {
    guard let name else {
      if Test.Case.current?.isParameterized != true { return nil }
      return "A snapshot in a parameterised test needs a name: pass named: with something made of the arguments."
    }
    return SnapshotName.address(in: name).map {
      "The name '\(name)' holds \($0), a memory address that changes with every run. Name the value."
    }
  }

  private func location() -> SnapshotLocation {
    let folder = directory ?? URL(fileURLWithPath: call.filePath).deletingPathExtension().path
    let raw = name ?? "\(SnapshotCounters.next(for: "\(folder) \(call.testName)", at: call))"
    let isBare = name == nil && raw == "1" && SnapshotTestingConfiguration.current?.unnumberedFirst == true
    return SnapshotLocation(
      call: call, identifier: isBare ? "" : name.map { SnapshotName.sanitised($0) } ?? raw,
      rawIdentifier: name.map { "named: \"\($0)\"" } ?? "number \(raw)", pathExtension: strategy.pathExtension,
      directory: directory, environment: environment)
  }

  /// The structure's changes first, since they tell why; then the pixels; then what the machines differ in.
  private func explained(_ difference: String, _ notes: SnapshotNotes?, _ stored: Data) -> String {
    guard let notes else { return difference }
    let old = SnapshotNotes(png: [UInt8](stored))
    var lines: [String] = []
    if old.structures.count == 1, notes.structures.count == 1 {
      let structure = StructureDifference(from: old.structures[0], to: notes.structures[0])
      if !structure.isEmpty { lines.append("\(structure)") }
    }
    return (lines + [difference] + old.environmentChanges(to: notes)).joined(separator: "\n")
  }
}

/// A new value's file, made at most once.
final class NewFile {
  private let make: () throws -> Data
  private let makeNotes: (() -> SnapshotNotes)?
  private(set) lazy var notes = makeNotes?()
  private var made: Data?

  init(notes: (() -> SnapshotNotes)?, _ make: @escaping () throws -> Data) {
    makeNotes = notes
    self.make = make
  }

  func data() throws -> Data {
    if let made { return made }
    let plain = try make()
    let data = notes?.adding(to: plain) ?? plain
    made = data
    return data
  }
}
