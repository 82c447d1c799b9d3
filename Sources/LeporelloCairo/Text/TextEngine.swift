// Shaping engines, one for each thread that sets text at a time: Pango's font maps are not to be shared.

import CCairo
import LeporelloGraphics
import Synchronization

/// An engine that one thread uses at a time, with the paragraphs it has set lately.
final class TextEngine {
  private struct Pool: ~Copyable {
    var idle: [Box] = []
    var warnings: Set<TextWarning> = []
    /// What any engine needed so far, so that each is made anew as rarely as can be.
    var needed = FontSelection.none
  }

  private struct Box: @unchecked Sendable {
    // An engine lies in the pool or is lent to one borrower, never both.
    let engine: TextEngine
  }

  private static let pool = Mutex(Pool())

  /// An engine for the caller alone, until it is given back.
  static func borrow() -> TextEngine {
    pool.withLock { $0.idle.popLast() }?.engine ?? TextEngine()
  }

  /// Hands the engine on; the caller may not use it any more.
  func giveBack() { Self.pool.withLock { $0.idle.append(Box(engine: self)) } }

  static func record(_ warning: TextWarning) { pool.withLock { _ = $0.warnings.insert(warning) } }
  static var warnings: [TextWarning] { pool.withLock { $0.warnings }.sorted() }

  private struct Key: Hashable {
    let block: TextBlock
    let width: CGFloat?
  }

  private var fonts = LoadedFonts(.none)
  private var kept: [Key: PangoBlock] = [:]
  private var knownFamilies: [String: Bool] = [:]

  /// Creates an engine that reads no file before it is needed.
  private init() {}

  /// Creates an engine that reads these files and, unless a text needs more, no others.
  init(alone selection: FontSelection) { fonts = LoadedFonts(selection) }

  /// How many set blocks are kept; all are dropped when there are more.
  private static let mostKept = 1_024

  /// A block set in a width (nil: one line a paragraph), or nil where there are no fonts.
  func block(_ block: TextBlock, width: CGFloat?) -> PangoBlock? {
    let key = Key(block: block, width: width)
    if let set = kept[key] { return set }
    read(FontSelection(for: block))
    guard let raw = fonts.engine else { return nil }
    for run in block.runs { if let family = run.font.family { check(family) } }
    let set = PangoBlock(block, width: width, engine: raw)
    if set.unknownGlyphs > 0 {
      Self.record(.missingGlyphs(count: set.unknownGlyphs, text: String(block.string.prefix(60))))
    }
    if kept.count >= Self.mostKept { kept.removeAll() }
    kept[key] = set
    return set
  }

  /// Sees that some files have been read. Where one of them is missing, all are, so that what stands in for it doesn't
  /// depend on what was set before.
  private func read(_ selection: FontSelection) {
    guard !fonts.selection.contains(selection) else { return }
    let needed = Self.pool.withLock { pool in
      pool.needed.formUnion(selection)
      return pool.needed
    }
    fonts = LoadedFonts(needed)
    if let fault = lep_text_fault() { return Self.record(.noTextLibrary(String(cString: fault))) }
    if !fonts.missing.isEmpty, !fonts.selection.contains(.all) { fonts = LoadedFonts(.all) }
    for path in fonts.missing { Self.record(.missingFontFile(path)) }
    if fonts.engine == nil { Self.record(.noFonts) }
  }

  private func check(_ family: String) {
    guard knownFamilies[family] == nil else { return }
    let known = fonts.hasFamily(family)
    knownFamilies[family] = known
    if !known { Self.record(.unknownFamily(family)) }
  }
}
