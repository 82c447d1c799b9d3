// A reference that is missing may lie there under the name it had before.

import Foundation
import LeporelloCairo
import LeporelloDiff
import LeporelloGraphics

enum RenamedReference {
  /// A file in the same folder with the same pixels (or, for texts, bytes) that this run has not asked for.
  static func find(_ data: Data, for location: SnapshotLocation) -> URL? {
    let folder = location.reference.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let end = location.reference.pathExtension
    let picture = end == "png" ? try? Bitmap(png: [UInt8](data)) : nil
    // A folder of thousands would make each new snapshot slow.
    for name in names.sorted().prefix(500) {
      let file = folder.appendingPathComponent(name)
      guard file.pathExtension == end, PendingName.reference(ofWaiting: name) == nil, file != location.reference,
        !SnapshotRegistry.shared.isClaimed(file), let other = FileManager.default.contents(atPath: file.path)
      else { continue }
      if other == data { return file }
      if let picture, let stored = try? Bitmap(png: [UInt8](other)), stored == picture { return file }
    }
    return nil
  }
}
