// The measurer of real fonts: the same engine that draws answers how large text is.

public import LeporelloGraphics

/// Measures text in real fonts, with exactly the line breaks that `CairoRenderer` draws.
///
/// Lines wrap at whole points and a block's width is rounded up to a whole point, so that rounding to pixels never
/// changes where lines break. Fonts come from named files only; `warnings` says which are missing.
public struct PangoText: TextMeasurer {
  /// Creates the measurer; all of them are alike.
  public init() {}

  /// Real fonts.
  public var family: TextFamily { .faithful }

  /// The size of a block whose lines may be at most `width` points long (nil: one line a paragraph).
  public func measure(_ block: TextBlock, width: CGFloat?) -> TextMetrics {
    let engine = TextEngine.borrow()
    defer { engine.giveBack() }
    return Self.measure(block, width: width, engine: engine)
  }

  static func measure(_ block: TextBlock, width: CGFloat?, engine: TextEngine) -> TextMetrics {
    engine.block(block, width: width)?.metrics ?? WireframeText.wireframe.measure(block, width: width)
  }

  /// What text in this process could not be set as asked, in a fixed order.
  public static var warnings: [TextWarning] { TextEngine.warnings }
}

extension TextMeasurer where Self == PangoText {
  /// Real fonts.
  public static var faithful: PangoText { PangoText() }
}
