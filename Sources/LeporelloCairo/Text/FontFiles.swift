// The font files text is set in, by name; nothing else on the machine has a say.

import LeporelloGraphics

/// Where the fonts of Debian's packages lie, and which families they hold.
enum FontFiles {
  /// The interface face (fonts-inter), the fixed-width face and the one for other alphabets (fonts-dejavu-core), the
  /// ideographs (fonts-droid-fallback) and coloured signs (fonts-noto-color-emoji).
  static let paths: [String] = interface + monospaced + others

  /// The interface face in each weight from 100 to 900, upright and leaning by turns.
  static let interface: [String] =
    ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"].flatMap { weight in
      [weight, weight == "Regular" ? "Italic" : weight + "Italic"]
    }.map { "/usr/share/fonts/opentype/inter/Inter-\($0).otf" }
  /// The fixed-width face.
  static let monospaced: [String] = ["Mono", "Mono-Bold"].map(dejaVu)
  /// What is looked through for characters that the faces asked for lack.
  static let others: [String] =
    ["", "-Bold"].map(dejaVu) + [
      "/usr/share/fonts-droid-fallback/truetype/DroidSansFallback.ttf",
      "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
    ]

  private static func dejaVu(_ style: String) -> String { "/usr/share/fonts/truetype/dejavu/DejaVuSans\(style).ttf" }

  /// The families to look in, best first, as Pango lists them.
  static func families(_ font: FontDescription) -> String {
    let interface = ["Inter", "Droid Sans Fallback", "DejaVu Sans", "DejaVu Sans Mono", "Noto Color Emoji"]
    let monospaced = ["DejaVu Sans Mono", "Inter", "Droid Sans Fallback", "DejaVu Sans", "Noto Color Emoji"]
    let design =
      switch font.design {
      case .default: interface
      case .monospaced: monospaced
      }
    // Commas separate names in a list, so they cannot be part of one.
    let named = font.family.map { [$0.replacingOccurrences(of: ",", with: " ")] } ?? []
    return (named + design).joined(separator: ",")
  }
}
