// The table of character classes: which box a character has, and its width in sixteenths of the font's size.

extension WireframeGlyph {
  init(_ character: Character, run: Int, font: FontDescription, tracking: CGFloat) {
    let scalar = character.unicodeScalars.first ?? " "
    let (kind, sixteenths) = Self.classify(scalar)
    var width = sixteenths
    if font.design == .monospaced, kind != .ideograph, kind != .newline { width = 10 }
    if font.weight >= 600, kind != .space, kind != .newline, font.design != .monospaced { width += 1 }
    let size = font.size.isFinite ? min(max(font.size, 0), 10_000) : 0
    let isZeroWidth = scalar.value == 0x200B || scalar.value == 0x2060 || scalar.value == 0xFEFF
    let extra = tracking.isFinite ? tracking : 0
    self.init(
      kind: kind, advance: isZeroWidth || kind == .newline ? 0 : max(0, size * width / 16 + extra), run: run, size: size
    )
    isClosing = Self.closing.contains(scalar)
    isOpening = Self.opening.contains(scalar)
    allowsBreakAfter = scalar == "-" || scalar == "\u{2010}" || scalar == "–" || scalar == "—"
    isGlue = scalar.value == 0xA0 || scalar.value == 0x202F || scalar.value == 0x2060
  }

  /// The box in place of what was left out.
  static func ellipsis(like glyph: WireframeGlyph) -> WireframeGlyph {
    WireframeGlyph(kind: .ellipsis, advance: glyph.size * 12 / 16, run: glyph.run, size: glyph.size)
  }

  private static func classify(_ scalar: Unicode.Scalar) -> (Kind, CGFloat) {
    switch scalar {
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{0B}", "\u{0C}": (.newline, 0)
    case "\t": (.space, 16)
    case "i", "l": (.tall, 4)
    case "j": (.deep, 4)
    case "f", "t": (.tall, 6)
    case "r": (.short, 6)
    case "b", "d", "h", "k": (.tall, 8)
    case "g", "p", "q", "y": (.deep, 8)
    case "m", "w": (.short, 12)
    case "M", "W", "@", "%": (.tall, 13)
    case "I": (.tall, 4)
    case "0"..."9", "$", "€", "£", "&", "#": (.tall, 9)
    case ".", ",", "…", "_": (.lowMark, 4)
    case ":", ";", "-", "–", "—", "+", "=", "<", ">", "~", "·", "•", "\u{2010}": (.midMark, 6)
    case "'", "\"", "^", "*", "`", "’", "‘", "“", "”", "°": (.highMark, 4)
    case "!", "|": (.tall, 4)
    case "(", ")", "[", "]", "{", "}", "/", "\\": (.tall, 6)
    default: classifyByProperty(scalar)
    }
  }

  private static func classifyByProperty(_ scalar: Unicode.Scalar) -> (Kind, CGFloat) {
    if isWide(scalar.value) { return (.ideograph, 16) }
    if scalar.properties.isWhitespace || scalar.value == 0x200B { return (.space, 4) }
    if scalar.properties.isUppercase { return (.tall, 10) }
    switch scalar.properties.numericType {
    case .decimal: return (.tall, 9)
    default: return (.short, 8)
    }
  }

  /// Whether a character fills a square: ideographs, kana, hangul, full-width forms and emoji.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x2600...0x27BF,
      0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  private static let closing = Set("、。，．！？；：」』）】〕〉》”’…,.!?;:)]}%".unicodeScalars)
  private static let opening = Set("「『（【〔〈《“‘([{".unicodeScalars)
}
