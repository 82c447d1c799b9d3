// References that are missing, and unused ones that show the same.

import Foundation
import LeporelloCairo
import LeporelloDiff
import LeporelloGraphics

/// Which snapshots have another name now.
struct RenamedSnapshots {
  struct Move: Hashable {
    var old: String
    var new: String
  }

  private(set) var moves: [Move] = []

  init(files: [SnapshotFolders.File], results: SnapshotResults) {
    let stale = StaleSnapshots(files: files, results: results)
    var old: [Int: [String]] = [:]
    for file in stale.certain + stale.unknown {
      if let digest = Self.digest(file.path) { old[digest, default: []].append(file.path) }
    }
    for result in results.results where result.outcome == .recorded {
      guard let digest = Self.digest(result.reference), let former = old[digest]?.first else { continue }
      old[digest]?.removeFirst()
      moves.append(Move(old: former, new: result.reference))
    }
  }

  /// What a file shows: its pixels, or for other files its bytes.
  private static func digest(_ path: String) -> Int? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    if path.hasSuffix(".png") { return (try? Bitmap(png: [UInt8](data)))?.contentDigest }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash)
  }
}
