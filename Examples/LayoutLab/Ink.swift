// The board's few colours.

import Leporello

enum Ink {
  static let page = Color(hex: 0xF1F3F7)
  static let card = Color.white
  static let title = Color(hex: 0x111827)
  static let body = Color(hex: 0x374151)
  static let quiet = Color(hex: 0x8A94A6)
  static let room = Color(hex: 0xE8ECF3)
  static let warning = Color(hex: 0xB45309)
  static let warningRoom = Color(hex: 0xFEF3C7)

  /// The colour of a named block.
  static func block(_ name: String) -> Color {
    switch name {
    case "A": Color(hex: 0x4F6DF5)
    case "B": Color(hex: 0xF97350)
    case "C": Color(hex: 0x12A594)
    default: Color(hex: 0xB8C1D1)
    }
  }
}
