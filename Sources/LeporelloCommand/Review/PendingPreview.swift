// What a terminal can show of a picture that waits.

import Foundation
import LeporelloCairo
import LeporelloDiff
import LeporelloGraphics

/// A waiting file against its reference.
struct PendingPreview {
  /// What differs, in words.
  let description: String
  /// Reference, new picture and difference side by side in half blocks of 24-bit colour; empty for other files.
  let blocks: String

  init(reference: String, pending: String) {
    let (old, new) = (Self.data(reference), Self.data(pending))
    let pictures = [old, new].map { $0.flatMap { try? Bitmap(png: [UInt8]($0)) } }
    guard let after = pictures[1] else {
      blocks = ""
      description = "\(old?.count ?? 0) bytes became \(new?.count ?? 0)"
      return
    }
    guard let before = pictures[0] else {
      description = "new, \(after.width)x\(after.height) pixels"
      blocks = Self.halfBlocks([after])
      return
    }
    let difference = BitmapDifference(from: before, to: after)
    let structures = [old, new].map { data in
      data.flatMap { PNGNotes.notes(in: [UInt8]($0))["Leporello-Structure"] }.map(PictureStructure.init(text:))
    }
    let change = structures[0].flatMap { first in structures[1].map { StructureDifference(from: first, to: $0) } }
    let why = change.map { $0.isEmpty ? "" : "\($0)\n" } ?? ""
    description = why + difference.description
    blocks = Self.halfBlocks([before, after, difference.picture])
  }

  private static func data(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }

  /// Pictures side by side, each at most 36 columns wide and 24 lines high; a line shows two rows.
  static func halfBlocks(_ pictures: [Bitmap]) -> String {
    guard let first = pictures.first, first.width > 0, first.height > 0 else { return "" }
    let columns = max(1, min(36, first.width, first.width * 48 / first.height))
    let rows = max(1, columns * first.height / first.width)
    func color(_ picture: Bitmap, _ column: Int, _ row: Int) -> (UInt32, UInt32, UInt32) {
      guard row < rows else { return (0, 0, 0) }
      let (x, y) = (column * picture.width / columns, row * picture.height / rows)
      guard x < picture.width, y < picture.height else { return (0, 0, 0) }
      let pixel = picture[x, y]
      // Transparent parts lie on white.
      let rest = 255 - (pixel >> 24)
      return ((pixel >> 16 & 255) + rest, (pixel >> 8 & 255) + rest, (pixel & 255) + rest)
    }
    var text = ""
    for row in stride(from: 0, to: rows, by: 2) {
      for picture in pictures {
        for column in 0..<columns {
          let (top, bottom) = (color(picture, column, row), color(picture, column, row + 1))
          text += "\u{1b}[38;2;\(top.0);\(top.1);\(top.2)m\u{1b}[48;2;\(bottom.0);\(bottom.1);\(bottom.2)m▀"
        }
        text += "\u{1b}[0m  "
      }
      text += "\n"
    }
    return text
  }
}
