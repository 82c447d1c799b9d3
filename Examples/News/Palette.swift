// The example's few colours.

import Leporello

enum Palette {
  static let ink = Color(hex: 0x14181F)
  static let body = Color(hex: 0x4A525E)
  static let muted = Color(hex: 0x8A919C)
  static let accent = Color(hex: 0xB3261E)
}
