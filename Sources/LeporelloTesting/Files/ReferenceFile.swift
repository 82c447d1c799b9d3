// Tells references from what version control and networks leave in their place.

import Foundation

/// Why a file is no reference.
enum ReferenceDamage: Hashable {
  case pointer
  case conflict
  case empty
  case html

  /// What a file that cannot be a reference is instead; only binary formats can tell an empty file or a web page.
  init?(_ data: Data, isBinary: Bool) {
    let head = String(decoding: data.prefix(2000), as: UTF8.self)
    if head.hasPrefix("version https://git-lfs.github.com/spec/") {
      self = .pointer
    } else if Self.hasMarkers(head) {
      self = .conflict
    } else if isBinary, data.isEmpty {
      self = .empty
    } else if isBinary, head.trimmingCharacters(in: .whitespacesAndNewlines).hasPrefix("<") {
      self = .html
    } else {
      return nil
    }
  }

  private static func hasMarkers(_ text: String) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.contains { $0.hasPrefix("<<<<<<< ") }
      && (lines.contains { $0 == "=======" || $0.hasPrefix(">>>>>>> ") } || text.utf8.count >= 2000)
  }

  /// What is there instead, and how to get the reference back.
  var remedy: String {
    switch self {
    case .pointer: "It holds a Git LFS pointer, not the file. Run: git lfs pull"
    case .conflict: "It holds merge conflict markers. Take one side (git checkout --ours or --theirs), or record anew."
    case .empty: "It is empty. Restore it (git checkout -- <file>), or delete it and record anew."
    case .html: "It holds a web page, probably an error page from a download. Restore it, or delete it and record anew."
    }
  }
}
