// Whose colours a PNG file's levels are.

import CKernels
import LeporelloGraphics

/// The space that a PNG file says its colours are in; closed.
///
/// Of several statements the most exact one counts, as the PNG specification has it: iCCP, sRGB, then gAMA with cHRM.
enum PNGColours: Sendable, Hashable {
  /// sRGB, said or not.
  case sRGB
  /// A colour profile.
  case profile([UInt8])
  /// An exponent by which light becomes levels, and colours by their chromaticities where they are said.
  case measured(gamma: Double, Chromaticities?)

  /// A longer profile is not read.
  private static let mostProfileBytes = 16 << 20

  /// What a file says before its image data; what is damaged says nothing.
  init(png bytes: [UInt8]) {
    var profile: [UInt8]?
    var isSRGB = false
    var gamma: Double?
    var chromaticities: Chromaticities?
    var at = PNGChunks.signature.count
    while bytes.count - at >= 12 {
      let length = Int(PNGChunks.number(bytes[at..<at + 4]))
      guard length <= bytes.count - at - 12 else { break }
      let data = bytes[at + 8..<at + 8 + length]
      let type = String(decoding: bytes[at + 4..<at + 8], as: UTF8.self)
      if type == "IDAT" { break }
      switch type {
      case "iCCP": profile = profile ?? Self.profile(data)
      case "sRGB": isSRGB = true
      case "gAMA": if data.count == 4 { gamma = Double(PNGChunks.number(data)) / 100_000 }
      case "cHRM": chromaticities = Chromaticities(data)
      default: break
      }
      at += 12 + length
    }
    if let profile {
      self = .profile(profile)
    } else if let gamma, !isSRGB, gamma > 0.01, gamma < 100, !Self.isUsual(gamma, chromaticities) {
      self = .measured(gamma: gamma, chromaticities)
    } else {
      self = .sRGB
    }
  }

  /// The numbers that stand for sRGB in files for readers that don't know it.
  private static func isUsual(_ gamma: Double, _ chromaticities: Chromaticities?) -> Bool {
    abs(gamma - 0.45455) < 0.00002 && (chromaticities?.isSRGB ?? true)
  }

  /// A name, a zero, a zero for the only way to compress, and the compressed profile.
  private static func profile(_ data: ArraySlice<UInt8>) -> [UInt8]? {
    guard let end = data.prefix(80).firstIndex(of: 0), data.endIndex - end > 2, data[end + 1] == 0 else { return nil }
    let packed = Array(data[(end + 2)...])
    var room = 1 << 16
    while room <= mostProfileBytes {
      let profile = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        count = lep_inflate(packed, packed.count, buffer.baseAddress, room)
      }
      if !profile.isEmpty { return profile }
      room *= 4
    }
    return nil
  }
}
