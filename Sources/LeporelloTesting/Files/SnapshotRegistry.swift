// What this process has used and written, so that two snapshots never share a file unnoticed.

import Foundation
import Synchronization

/// The paths that were used, by whom.
final class SnapshotRegistry: Sendable {
  static let shared = SnapshotRegistry()

  private struct Use {
    var identity: String
    var call: SnapshotCall
    var path: String
    var written: Int?
  }

  private let uses = Mutex<[String: Use]>([:])

  /// Whether a test of this process has used the file.
  func isClaimed(_ file: URL) -> Bool { uses.withLock { $0[file.path.lowercased()] != nil } }

  /// Notes a use; the message says who else uses the path under another name.
  func claim(_ location: SnapshotLocation, by call: SnapshotCall) -> String? {
    // Folded: two names that differ by case are one file on some disks.
    let path = location.reference.path
    return uses.withLock { uses in
      guard let use = uses[path.lowercased()] else {
        uses[path.lowercased()] = Use(identity: location.identity, call: call, path: path)
        return nil
      }
      if use.identity == location.identity { return nil }
      return """
        Two snapshots share one file: \(path)
        - \(use.identity) at \(use.call)
        - \(location.identity) at \(call)
        Give one of them another name: names must differ by more than case, and no name may be a bare number.
        """
    }
  }

  /// Notes what is about to be written; the message says who wrote something else there in this run.
  func write(_ data: Data, to location: SnapshotLocation, by call: SnapshotCall) -> String? {
    var hash = 5381
    for byte in data { hash = hash &* 33 &+ Int(byte) }
    return uses.withLock { uses in
      let key = location.reference.path.lowercased()
      if let use = uses[key], let written = use.written, written != hash, use.call != call {
        return """
          \(use.call) and \(call) record different values in one file: \(location.reference.path)
          Give each a name of its own with named:.
          """
      }
      uses[key]?.written = hash
      uses[key]?.call = call
      return nil
    }
  }
}
