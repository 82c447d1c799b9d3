// A folder's files appear all at once or not at all.

import LeporelloGraphics
import LeporelloStoryboard

/// A folder that is filled beside its place and then moved there, in the stead of one of the same name.
struct FolderReplacement: Sendable {
  /// Where the folder will be.
  let destination: URL
  private let partial: URL
  private let retired: URL

  /// Makes an empty folder beside the destination, and the folders above it where they are missing.
  init(of destination: URL) throws(StoryboardError) {
    self.destination = destination
    let parent = destination.deletingLastPathComponent()
    let stem = ".\(destination.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)"
    (partial, retired) = (
      parent.appendingPathComponent(stem + ".partial"), parent.appendingPathComponent(stem + ".old")
    )
    try Self.attempt(destination.path) {
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try? FileManager.default.removeItem(at: partial)
      try FileManager.default.createDirectory(at: partial, withIntermediateDirectories: false)
    }
  }

  /// Writes a file into the folder.
  func write(_ bytes: [UInt8], as name: String) throws(StoryboardError) {
    do throws(RenderError) {
      try writeAtomically(bytes, to: partial.appendingPathComponent(name))
    } catch {
      guard case .unwritableFile(_, let reason) = error else { throw .rendering(error) }
      throw .rendering(.unwritableFile(path: destination.appendingPathComponent(name).path, reason: reason))
    }
  }

  /// Copies a file that has been written into the folder.
  func copy(_ original: String, as name: String) throws(StoryboardError) {
    try Self.attempt(destination.appendingPathComponent(name).path) {
      try FileManager.default.copyItem(
        at: partial.appendingPathComponent(original), to: partial.appendingPathComponent(name))
    }
  }

  /// Moves the folder to its place; one that stood there may hold only files that `isOurs` knows.
  func commit(isOurs: (String) -> Bool) throws(StoryboardError) {
    let files = FileManager.default
    if files.fileExists(atPath: destination.path) {
      let foreign = try contents(of: destination).filter { !isOurs($0) }
      guard foreign.isEmpty else { throw .foreignFiles(folder: destination.path, files: foreign) }
      try? files.removeItem(at: retired)
      try Self.attempt(destination.path) { try files.moveItem(at: destination, to: retired) }
    }
    do {
      try files.moveItem(at: partial, to: destination)
    } catch {
      try? files.moveItem(at: retired, to: destination)
      throw Self.unwritable(destination.path, error)
    }
    try? files.removeItem(at: retired)
  }

  /// Takes the half-filled folder away.
  func abandon() { try? FileManager.default.removeItem(at: partial) }

  private func contents(of folder: URL) throws(StoryboardError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      throw Self.unwritable(folder.path, error)
    }
  }

  private static func attempt(_ path: String, _ body: () throws -> Void) throws(StoryboardError) {
    do { try body() } catch { throw unwritable(path, error) }
  }

  private static func unwritable(_ path: String, _ error: any Error) -> StoryboardError {
    .rendering(.unwritableFile(path: path, reason: (error as NSError).localizedDescription))
  }
}
