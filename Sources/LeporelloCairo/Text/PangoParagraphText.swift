// The characters of one paragraph with the runs they belong to, as Pango wants them.

import CCairo
import LeporelloGraphics

/// One paragraph's pieces, without the newline at its end.
struct PangoParagraphText {
  var pieces: [TextRun]

  /// A block's paragraphs; none where it has no characters.
  static func paragraphs(of block: TextBlock) -> [PangoParagraphText] {
    guard block.runs.contains(where: { !$0.string.isEmpty }) else { return [] }
    var result = [PangoParagraphText(pieces: [])]
    for run in block.runs {
      let lines = run.string.split(omittingEmptySubsequences: false) { $0.isNewline }
      for (index, line) in lines.enumerated() {
        if index > 0 { result.append(PangoParagraphText(pieces: [])) }
        for part in parts(of: line) {
          var piece = run
          // Pango reads C strings in places; a null would end them.
          piece.string = part.contains("\0") ? part.replacingOccurrences(of: "\0", with: "\u{FFFD}") : String(part)
          // An empty piece keeps its font, so that an empty line has its height.
          result[result.count - 1].pieces.append(piece)
        }
      }
    }
    return result
  }

  /// A long line in parts, cut behind spaces where there are some.
  ///
  /// For each line it breaks, Pango shapes what is left of a piece again, which would take a minute for a hundred
  /// thousand letters in one piece; letters look the same in parts.
  private static func parts(of line: Substring) -> [Substring] {
    guard line.utf8.count > longestPiece else { return [line] }
    var parts: [Substring] = []
    var start = line.startIndex
    var count = 0
    for index in line.indices {
      count += 1
      guard count > 200 && line[index] == " " || count > 260 else { continue }
      let end = line.index(after: index)
      parts.append(line[start..<end])
      (start, count) = (end, 0)
    }
    if start < line.endIndex { parts.append(line[start...]) }
    return parts
  }

  /// In bytes.
  private static let longestPiece = 2_000

  /// This paragraph with a sign that more follows, or with what follows where its end is to be shown.
  func cut(
    followedBy rest: ArraySlice<PangoParagraphText>, at place: TextBlock.Truncation
  ) -> PangoParagraphText {
    var result = self
    switch place {
    case .tail: result.append("…")
    case .head, .middle:
      for paragraph in rest {
        result.append(" ")
        result.pieces += paragraph.pieces
      }
    }
    return result
  }

  private mutating func append(_ text: String) {
    guard !pieces.isEmpty else { return }
    pieces[pieces.count - 1].string += text
  }

  /// Sets the paragraph; the caller owns the result.
  func make(_ engine: OpaquePointer, rightToLeft: Bool) -> OpaquePointer {
    var bytes: [UInt8] = []
    var runs: [lep_run] = []
    var names: [UnsafeMutablePointer<CChar>] = []
    defer { names.forEach { free($0) } }
    for piece in pieces {
      let start = bytes.count
      bytes.append(contentsOf: piece.string.utf8)
      // An empty paragraph's run reaches beyond its end, so that Pango takes the line's height from it.
      let end = bytes.count
      guard let name = strdup(FontFiles.families(piece.font)) else { continue }
      names.append(name)
      runs.append(Self.run(piece, name, start, end))
    }
    if bytes.isEmpty { for index in runs.indices { runs[index].end = Int32.max } }
    let raw = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        lep_paragraph_create(
          engine, $0.baseAddress, Int32(buffer.count), rightToLeft ? 1 : 0, runs, Int32(runs.count))
      }
    }
    guard let raw else { fatalError("out of memory while setting text") }
    return raw
  }

  private static func run(_ piece: TextRun, _ name: UnsafePointer<CChar>, _ start: Int, _ end: Int) -> lep_run {
    let color = piece.color.clamped
    let size = piece.font.size.isFinite ? min(max(piece.font.size, 0.01), 10_000) : 0.01
    let tracking = piece.tracking.isFinite ? min(max(piece.tracking, -10_000), 10_000) : 0
    return lep_run(
      start: Int32(start), end: Int32(end), families: name, size: size,
      weight: Int32(min(max(piece.font.weight, 1), 1000)), italic: piece.font.isItalic ? 1 : 0,
      tabular_digits: piece.font.hasMonospacedDigits ? 1 : 0, underline: piece.isUnderlined ? 1 : 0,
      strikethrough: piece.isStruckThrough ? 1 : 0, tracking: tracking, red: color.red, green: color.green,
      blue: color.blue, alpha: color.alpha)
  }
}
