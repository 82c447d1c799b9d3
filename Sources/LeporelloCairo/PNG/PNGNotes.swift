// Words that travel inside a picture's file and take no part in what it shows.

import LeporelloGraphics

/// Notes in PNG files, as international text by keyword.
package enum PNGNotes {
  /// The file with notes after its header.
  ///
  /// - Parameters:
  ///   - notes: Keywords (1 to 79 Latin characters) and texts, in order.
  ///   - png: A PNG file.
  /// - Returns: The file's bytes; `png` itself if it is no PNG file or there are no notes.
  package static func adding(_ notes: [(keyword: String, text: String)], to png: [UInt8]) -> [UInt8] {
    // Signature and header have a fixed length.
    guard png.count > 33, png.starts(with: PNGChunks.signature), !notes.isEmpty else { return png }
    let chunks = notes.flatMap { note in
      PNGChunks.framed("iTXt", Array(note.keyword.utf8) + [0, 0, 0, 0, 0] + Array(note.text.utf8))
    }
    return Array(png[..<33]) + chunks + png[33...]
  }

  /// The notes in a file, by keyword; none for a file that is not readable.
  package static func notes(in png: [UInt8]) -> [String: String] {
    guard let chunks = try? PNGChunks.parse(png, name: "") else { return [:] }
    var notes: [String: String] = [:]
    for chunk in chunks where chunk.type == "iTXt" {
      let parts = chunk.data.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1].count >= 2, parts[1].first == 0 else { continue }
      let rest = parts[1].dropFirst(2).split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
      guard rest.count == 3 else { continue }
      notes[String(decoding: parts[0], as: UTF8.self)] = String(decoding: rest[2], as: UTF8.self)
    }
    return notes
  }
}
