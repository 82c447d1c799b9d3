// Which kind of picture some bytes are, by how they begin.

import LeporelloGraphics

/// A kind of picture that can be read; closed.
enum PictureKind: Sendable, Hashable, CaseIterable {
  case png
  case jpeg
  case webp
  case svg

  /// The kind of some bytes, whatever their file is called; nil for none that is known.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = .webp
    } else if Self.isSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether markup begins, with `<svg` soon after.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard let first = start.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }), first == "<" else { return false }
    return start.contains("<svg") || start.contains(":svg")
  }
}
