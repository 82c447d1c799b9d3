// The font files text is set in, by name; nothing else on the machine has a say.

import LeporelloGraphics

/// Where the fonts of Debian's packages lie, and which families they hold.
enum FontFiles {
  /// The interface face (fonts-inter), the fixed-width face (fonts-dejavu-core) and the ideographs (fonts-droid-fallback).
  static let paths: [String] =
    interStyles.map { "/usr/share/fonts/opentype/inter/Inter-\($0).otf" }
    + ["DejaVuSansMono", "DejaVuSansMono-Bold"].map { "/usr/share/fonts/truetype/dejavu/\($0).ttf" }
    + ["/usr/share/fonts-droid-fallback/truetype/DroidSansFallback.ttf"]

  private static let interStyles = [
    "Thin", "ThinItalic", "ExtraLight", "ExtraLightItalic", "Light", "LightItalic", "Regular", "Italic", "Medium",
    "MediumItalic", "SemiBold", "SemiBoldItalic", "Bold", "BoldItalic", "ExtraBold", "ExtraBoldItalic", "Black",
    "BlackItalic",
  ]

  /// The families to look in, best first, as Pango lists them.
  static func families(_ font: FontDescription) -> String {
    let interface = ["Inter", "Droid Sans Fallback", "DejaVu Sans Mono"]
    let monospaced = ["DejaVu Sans Mono", "Inter", "Droid Sans Fallback"]
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
