// The pictures in a folder.

import Foundation

enum PictureFolder {
  /// The PNG files in a folder and the folders in it, by their paths within it, sorted; hidden ones are not.
  ///
  /// - Throws: `CommandError` if the folder cannot be listed.
  static func names(in folder: String) throws -> [String] {
    var names: [String] = []
    var rest = [""]
    while let inner = rest.popLast() {
      let place = inner.isEmpty ? folder : folder + "/" + inner
      let entries: [String]
      do { entries = try FileManager.default.contentsOfDirectory(atPath: place) } catch {
        throw CommandError.unreadable(place, reason: "it cannot be listed")
      }
      for entry in entries where !entry.hasPrefix(".") {
        let name = inner.isEmpty ? entry : inner + "/" + entry
        var facts = stat()
        // A link to a folder is not followed, since it may lead round in a circle.
        let isLink = lstat(folder + "/" + name, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isFolder)
        if exists, isFolder.boolValue {
          if !isLink { rest.append(name) }
        } else if entry.lowercased().hasSuffix(".png") {
          names.append(name)
        }
      }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
