// Pictures of characters: the upper half of a cell in its text's colour, the lower in its ground's.

import LeporelloGraphics

enum HalfBlocks {
  /// A line for each two rows of pixels; a side that is odd ends on black.
  static func text(_ picture: Bitmap) -> String {
    func color(_ x: Int, _ y: Int) -> String {
      guard y < picture.height else { return "0;0;0" }
      let pixel = picture[x, y]
      // Transparent parts lie on white.
      let rest = 255 - (pixel >> 24)
      return "\((pixel >> 16 & 255) + rest);\((pixel >> 8 & 255) + rest);\((pixel & 255) + rest)"
    }
    var text = ""
    for y in stride(from: 0, to: picture.height, by: 2) {
      for x in 0..<picture.width { text += "\u{1b}[38;2;\(color(x, y))m\u{1b}[48;2;\(color(x, y + 1))m▀" }
      text += "\u{1b}[0m\n"
    }
    return text
  }
}
