// What can be said and shown of a value that waits.

import Foundation
import LeporelloCairo
import LeporelloDiff
import LeporelloGraphics

/// A waiting file against its reference.
struct PendingPreview {
  /// What differs, in words.
  private(set) var description = ""
  /// Reference, new picture and difference, or as many of them as there are; none for other files.
  private(set) var pictures: [Bitmap] = []

  /// More lines of a text than this are not shown.
  private static let mostLines = 60

  init(reference: String, pending: String) {
    let (old, new) = (Self.bytes(reference), Self.bytes(pending) ?? [])
    let before = old.flatMap { try? AnimatedPNG(png: $0, name: reference) }
    guard let after = try? AnimatedPNG(png: new, name: pending), let first = after.frames.first else {
      description = Self.words(old, new)
      return
    }
    guard let old, let before, let was = before.frames.first else {
      description =
        "new, \(first.width)x\(first.height) pixels"
        + (after.frames.count > 1 ? ", \(after.frames.count) frames" : "")
      pictures = [first]
      return
    }
    if before.frames.count > 1 || after.frames.count > 1 {
      compare(before, after)
    } else {
      let difference = BitmapDifference(from: was, to: first)
      description = Self.structure(old, new) + difference.description
      pictures = [was, first, difference.picture]
    }
  }

  /// The bytes that show the pictures in a terminal.
  func text(as graphics: TerminalGraphics) -> String {
    if pictures.isEmpty { return "" }
    switch graphics {
    case .none: return ""
    // A cell is one pixel wide and two high.
    case .blocks: return graphics.text(for: PreviewSheet.row(pictures, width: 110, height: 48, gap: 2))
    case .kitty, .iTerm2, .sixel:
      return graphics.text(for: PreviewSheet.row(pictures, width: 960, height: 640, gap: 12))
    }
  }

  /// Of a sequence, the first frame that changed is shown.
  private mutating func compare(_ before: AnimatedPNG, _ after: AnimatedPNG) {
    func timed(_ file: AnimatedPNG) -> [TimedFrame] {
      zip(file.times, file.frames).map { TimedFrame(time: $0, picture: $1) }
    }
    let difference = SequenceDifference(from: timed(before), to: timed(after))
    description = difference.description
    if let change = difference.changes.first {
      pictures = [before.frames[change.old], after.frames[change.new], change.difference.picture]
    } else {
      let frame = difference.frame ?? 0
      pictures = [before, after].compactMap { $0.frames.indices.contains(frame) ? $0.frames[frame] : $0.frames.last }
    }
  }

  private static func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }

  /// What moved, before the pixels.
  private static func structure(_ old: [UInt8], _ new: [UInt8]) -> String {
    let texts = [old, new].compactMap { PNGNotes.notes(in: $0)["Leporello-Structure"] }
    guard texts.count == 2 else { return "" }
    let change = StructureDifference(from: PictureStructure(text: texts[0]), to: PictureStructure(text: texts[1]))
    return change.isEmpty ? "" : "\(change)\n"
  }

  /// The lines that changed in a text, or the sizes of what is none.
  private static func words(_ old: [UInt8]?, _ new: [UInt8]) -> String {
    guard let after = String(validating: new, as: UTF8.self),
      let before = old.map({ String(validating: $0, as: UTF8.self) }) ?? ""
    else { return "\(old?.count ?? 0) bytes became \(new.count)" }
    let lines = LineDifference(from: before, to: after).description.split(
      separator: "\n", omittingEmptySubsequences: false)
    let more = lines.count - mostLines
    return lines.prefix(mostLines).joined(separator: "\n") + (more > 0 ? "\nand \(more) more lines" : "")
  }
}
