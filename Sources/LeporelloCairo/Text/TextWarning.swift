// What text could not be set as asked. Nothing here stops a drawing.

import LeporelloGraphics

/// A fault of fonts that a drawing worked around.
public enum TextWarning: Sendable, Hashable, Comparable {
  /// A font file is missing or unreadable; the fonts that are there are used in its place.
  case missingFontFile(String)
  /// The libraries that set text are not to be loaded, so faithful text is drawn as boxes.
  case noTextLibrary(String)
  /// No font file was readable, so faithful text is drawn as boxes.
  case noFonts
  /// No font of this family is among the named files; the interface face is used.
  case unknownFamily(String)
  /// A text holds characters that none of the fonts has.
  case missingGlyphs(count: Int, text: String)
}

extension TextWarning: CustomStringConvertible {
  /// What is missing, and what to do about it.
  public var description: String {
    switch self {
    case .missingFontFile(let path):
      "the font file \(path) is missing; install fonts-inter, fonts-dejavu-core, "
        + "fonts-droid-fallback and fonts-noto-color-emoji"
    case .noTextLibrary(let reason):
      "text is drawn as boxes, since Pango does not load (\(reason)); install libpangocairo-1.0-0"
    case .noFonts:
      "no font file is readable, so text is drawn as boxes; install fonts-inter"
    case .unknownFamily(let family):
      "no font of the family \"\(family)\" is among the named files; the interface face is used"
    case .missingGlyphs(let count, let text):
      "\(count) characters of \"\(text)\" are in none of the fonts"
    }
  }
}
