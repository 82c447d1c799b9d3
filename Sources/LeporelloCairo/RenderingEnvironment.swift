// What besides a display list decides pixels: libraries and fonts.

import CCairo
import LeporelloGraphics

/// The libraries and fonts of this process, by name, in a fixed order.
package enum RenderingEnvironment {
  /// The libraries that draw, with their versions.
  package static let libraries: [(name: String, value: String)] = {
    var buffer = [CChar](repeating: 0, count: 256)
    lep_versions(&buffer, buffer.count)
    let line = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return line.split(separator: ",").map { part in
      let words = part.split(separator: " ", maxSplits: 1)
      return (name: String(words.first ?? ""), value: words.dropFirst().joined())
    }
  }()

  /// The files that text is set in, with a digest of their bytes; files that are missing say so.
  package static let fonts: [(name: String, value: String)] = FontFiles.paths.map { path in
    let name = "font " + URL(fileURLWithPath: path).lastPathComponent
    guard let data = FileManager.default.contents(atPath: path) else { return (name, "missing") }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    data.withUnsafeBytes { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return (name, String(hash, radix: 16))
  }
}
