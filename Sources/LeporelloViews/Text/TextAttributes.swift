// What can be said about a run of letters, by the text itself or by the views around it.

/// The look of a run of letters; nil leaves it to the views around.
struct TextAttributes: Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var tracking: CGFloat?
  var hasMonospacedDigits: Bool?
  var isMonospaced: Bool?
  var foreground: AnyShapeStyle?

  /// These attributes, and where they leave something open, those of another.
  func merged(over outer: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: font ?? outer.font, weight: weight ?? outer.weight, isItalic: isItalic ?? outer.isItalic,
      isUnderlined: isUnderlined ?? outer.isUnderlined, isStruckThrough: isStruckThrough ?? outer.isStruckThrough,
      tracking: tracking ?? outer.tracking, hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      isMonospaced: isMonospaced ?? outer.isMonospaced, foreground: foreground ?? outer.foreground)
  }
}
