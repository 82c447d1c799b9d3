// DEC's sixel graphics: six rows at a time, colour by colour, each column's six dots in one character.

import LeporelloGraphics

enum SixelPicture {
  /// Levels of red, green and blue; 6 each make 216 colours, which every terminal has registers for.
  private static let steps: UInt32 = 6

  static func text(_ picture: Bitmap) -> String {
    var text = "\u{1b}Pq\"1;1;\(picture.width);\(picture.height)"
    let colors = picture.pixels.map(color)
    for used in Set(colors).sorted() {
      func percent(_ level: Int) -> Int { level * 100 / Int(steps - 1) }
      text += "#\(used);2;\(percent(used / 36));\(percent(used / 6 % 6));\(percent(used % 6))"
    }
    for top in stride(from: 0, to: picture.height, by: 6) {
      let rows = top..<min(top + 6, picture.height)
      for used in Set(colors[(top * picture.width)..<(rows.upperBound * picture.width)]).sorted() {
        let dots = (0..<picture.width).map { x in
          rows.reduce(0) { $0 | (colors[$1 * picture.width + x] == used ? 1 << ($1 - top) : 0) }
        }
        text += "#\(used)\(runs(dots))$"
      }
      text += "-"
    }
    return text + "\u{1b}\\\n"
  }

  /// The nearest of the 216 colours on white.
  private static func color(_ pixel: UInt32) -> Int {
    let rest = 255 - (pixel >> 24)
    func level(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 255) + rest) * (steps - 1) + 127) / 255 }
    return Int(level(16) * 36 + level(8) * 6 + level(0))
  }

  /// Characters for columns of dots, repeated ones counted.
  private static func runs(_ dots: [Int]) -> String {
    var text = ""
    var index = 0
    while index < dots.count {
      let end = dots[index...].firstIndex { $0 != dots[index] } ?? dots.count
      let character = Character(UnicodeScalar(UInt8(63 + dots[index])))
      let count = end - index
      text += count > 3 ? "!\(count)\(character)" : String(repeating: character, count: count)
      index = end
    }
    return text
  }
}
