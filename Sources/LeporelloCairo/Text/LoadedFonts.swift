// A shaping engine with the font files it was made for. Fonts are never added to one that is in use, since Pango reads
// them in threads of its own; a larger engine takes its place.

import CCairo

/// Some of the named fonts, read, and the engine that sets text in them.
final class LoadedFonts {
  /// The files that were tried.
  let selection: FontSelection
  /// The engine, or nil where no file was asked for or is readable, or the libraries are missing.
  let engine: OpaquePointer?
  /// The files that could not be read.
  let missing: [String]
  private let fonts: OpaquePointer?

  init(_ selection: FontSelection) {
    self.selection = selection
    // Whoever sets no text needs no libraries.
    guard selection != .none, let fonts = lep_fonts_create() else {
      (fonts, engine, missing) = (nil, nil, [])
      return
    }
    let paths = selection.paths
    let missing = paths.filter { lep_fonts_add(fonts, $0) == 0 }
    (self.fonts, self.missing) = (fonts, missing)
    engine = missing.count < paths.count ? lep_text_engine_create(fonts) : nil
  }

  deinit {
    // Paragraphs that were set with them go on.
    if let engine { lep_text_engine_destroy(engine) }
    if let fonts { lep_fonts_destroy(fonts) }
  }

  /// Whether a family of this name was read.
  func hasFamily(_ name: String) -> Bool { fonts.map { lep_fonts_has_family($0, name) != 0 } ?? false }
}
