// Shaping engines, one for each thread that sets text at a time: Pango's font maps are not to be shared.

import CCairo
import LeporelloGraphics
import Synchronization

/// An engine that one thread uses at a time, with the paragraphs it has set lately.
final class TextEngine {
  /// The fonts of the process, or nil where no file is readable.
  private struct Fonts: @unchecked Sendable {
    // Fontconfig's configuration is only read after it has been made, and reading is safe from any thread.
    let raw: OpaquePointer
  }

  private struct Pool: ~Copyable {
    var idle: [Box] = []
    var warnings: Set<TextWarning> = []
  }

  private struct Box: @unchecked Sendable {
    // An engine lies in the pool or is lent to one borrower, never both.
    let engine: TextEngine
  }

  private static let pool = Mutex(Pool())

  private static let fonts: Fonts? = {
    guard let raw = lep_fonts_create() else {
      record(.noTextLibrary(lep_text_fault().map { String(cString: $0) } ?? "out of memory"))
      return nil
    }
    var found = false
    for path in FontFiles.paths {
      if lep_fonts_add(raw, path) != 0 { found = true } else { record(.missingFontFile(path)) }
    }
    if !found { record(.noFonts) }
    return found ? Fonts(raw: raw) : nil
  }()

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

  private let raw: OpaquePointer?
  private var kept: [Key: PangoBlock] = [:]
  private var knownFamilies: [String: Bool] = [:]

  private init() { raw = Self.fonts.flatMap { lep_text_engine_create($0.raw) } }

  /// How many set blocks are kept; all are dropped when there are more.
  private static let mostKept = 1_024

  /// A block set in a width (nil: one line a paragraph), or nil where there are no fonts.
  func block(_ block: TextBlock, width: CGFloat?) -> PangoBlock? {
    guard let raw else { return nil }
    let key = Key(block: block, width: width)
    if let set = kept[key] { return set }
    for run in block.runs { if let family = run.font.family { check(family) } }
    let set = PangoBlock(block, width: width, engine: raw)
    if set.unknownGlyphs > 0 {
      Self.record(.missingGlyphs(count: set.unknownGlyphs, text: String(block.string.prefix(60))))
    }
    if kept.count >= Self.mostKept { kept.removeAll() }
    kept[key] = set
    return set
  }

  private func check(_ family: String) {
    guard knownFamilies[family] == nil, let fonts = Self.fonts else { return }
    let known = lep_fonts_has_family(fonts.raw, family) != 0
    knownFamilies[family] = known
    if !known { Self.record(.unknownFamily(family)) }
  }
}
