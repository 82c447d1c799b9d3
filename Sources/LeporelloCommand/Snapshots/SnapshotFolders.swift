// The snapshot files under some paths.

import Foundation
import LeporelloDiff

/// Finds what lies in folders called `__Snapshots__`.
enum SnapshotFolders {
  static let name = "__Snapshots__"

  /// A file that snapshots are kept in.
  struct File: Hashable {
    /// Its path.
    var path: String
    /// How many bytes it holds.
    var size: Int
    /// The path of the test source it belongs to.
    var source: String
    /// The test's part of its name.
    var test: String
    /// Whether it waits to be accepted.
    var isPending: Bool
  }

  /// The files under the paths, sorted; hidden files, build folders and files that no snapshot is called like are not.
  static func files(under paths: [String]) throws -> [File] {
    var files: [File] = []
    for path in paths.isEmpty ? ["."] : paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw CommandError.noSuchPath(path)
      }
      let root = URL(fileURLWithPath: path).standardizedFileURL.path
      if !isFolder.boolValue {
        if let file = file(root) { files.append(file) }
        continue
      }
      guard let walker = FileManager.default.enumerator(atPath: root) else { continue }
      while let name = walker.nextObject() as? String {
        let last = name.split(separator: "/").last ?? ""
        if last.hasPrefix(".") || last == "node_modules" {
          walker.skipDescendants()
          continue
        }
        if let file = file(root + "/" + name) { files.append(file) }
      }
    }
    return Set(files).sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// What a path is, if it lies in a snapshot folder and is called as snapshots are: `test.name.kind`.
  static func file(_ path: String) -> File? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 3, parts[parts.count - 3] == name, let last = parts.last else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else { return nil }
    let words = last.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count >= 2, let test = words.first, !test.isEmpty, words.count > 2 || test.first?.isUppercase != true
    else { return nil }
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
    let source = parts.dropLast(3).joined(separator: "/") + "/" + parts[parts.count - 2] + ".swift"
    return File(
      path: path, size: size, source: source, test: test, isPending: PendingName.reference(ofWaiting: last) != nil)
  }

  /// The reference that a waiting file would replace.
  static func reference(ofPending path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = parts.last ?? ""
    return (parts.dropLast() + [PendingName.reference(ofWaiting: name) ?? name]).joined(separator: "/")
  }

  /// A path as people write it where they stand.
  static func short(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
