// The look of a text, kept as a text so that it can be joined with others.

extension Text {
  /// Sets the font.
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }
  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = weight } }
  /// Sets the text in bold.
  public func bold(_ isActive: Bool = true) -> Text { styled { $0.weight = isActive ? .bold : .regular } }
  /// Sets the text in italics.
  public func italic(_ isActive: Bool = true) -> Text { styled { $0.isItalic = isActive } }
  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true) -> Text { styled { $0.isUnderlined = isActive } }
  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true) -> Text { styled { $0.isStruckThrough = isActive } }
  /// Adds space after each letter, in points.
  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.tracking = kerning } }
  /// Adds space after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = tracking } }
  /// Gives all digits one width.
  public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }
  /// Gives all letters one width.
  public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.isMonospaced = isActive } }
  /// Sets the letters' colour.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.foreground = color.map(AnyShapeStyle.init) } }
  /// Sets the letters' colour.
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { styled { $0.foreground = AnyShapeStyle(style) } }

  /// Changes what the segments leave open: an inner text's own look wins, as in SwiftUI.
  private func styled(_ change: (inout TextAttributes) -> Void) -> Text {
    var outer = TextAttributes()
    change(&outer)
    return Text(
      segments: segments.map { Segment(string: $0.string, attributes: $0.attributes.merged(over: outer)) })
  }
}
