// Text without fonts: every character is a box whose size follows from its class alone, so that measuring and
// drawing give the same numbers on every machine.
//
// Stages: runs -> `WireframeGlyph`s -> lines (`WireframeLayout`) -> metrics, or boxes to fill.

/// Measures and draws text as boxes of fixed proportions; needs no font file and is exact on every machine.
///
/// Widths of characters are sixteenths of the font's size, lines are whole points high and wrap at whole points,
/// and a block's width is rounded up to a whole point, so that rounding to pixels never changes where lines break.
public struct WireframeText: TextMeasurer {
  /// Creates the measurer; all of them are alike.
  public init() {}

  /// Box glyphs.
  public var family: TextFamily { .wireframe }

  /// The size of a block whose lines may be at most `width` points long (nil: one line a paragraph).
  public func measure(_ block: TextBlock, width: CGFloat?) -> TextMetrics {
    WireframeLayout(block, width: width).metrics
  }
}

extension TextMeasurer where Self == WireframeText {
  /// Box glyphs with fixed metrics and no font file, exact on every machine.
  public static var wireframe: WireframeText { WireframeText() }
}
