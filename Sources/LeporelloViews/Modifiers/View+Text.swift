// The look of the text in a view.

extension View {
  private func text(_ transform: @escaping @Sendable (inout EnvironmentValues) -> Void) -> some View {
    modified(by: EnvironmentModifier(transform: transform))
  }

  /// Sets the font.
  public func font(_ font: Font?) -> some View { text { $0.font = font } }
  /// Sets the weight.
  public func fontWeight(_ weight: Font.Weight?) -> some View { text { $0.textStyle.weight = weight } }
  /// Sets the text in bold.
  public func bold(_ isActive: Bool = true) -> some View { text { $0.textStyle.weight = isActive ? .bold : nil } }
  /// Sets the text in italics.
  public func italic(_ isActive: Bool = true) -> some View { text { $0.textStyle.isItalic = isActive } }
  /// Draws a line under the text.
  public func underline(_ isActive: Bool = true) -> some View { text { $0.textStyle.isUnderlined = isActive } }
  /// Draws a line through the text.
  public func strikethrough(_ isActive: Bool = true) -> some View { text { $0.textStyle.isStruckThrough = isActive } }
  /// Adds space after each letter, in points.
  public func kerning(_ kerning: CGFloat) -> some View { text { $0.textStyle.tracking = kerning } }
  /// Adds space after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> some View { text { $0.textStyle.tracking = tracking } }
  /// Gives all digits one width.
  public func monospacedDigit() -> some View { text { $0.textStyle.hasMonospacedDigits = true } }
  /// Gives all letters one width.
  public func monospaced(_ isActive: Bool = true) -> some View { text { $0.textStyle.isMonospaced = isActive } }
  /// Shows text in capitals or small letters.
  public func textCase(_ textCase: Text.Case?) -> some View { text { $0.textCase = textCase } }

  /// Sets the most lines of each text; nil for as many as needed.
  public func lineLimit(_ number: Int?) -> some View { text { $0.lineLimit = number.map { max(1, $0) } } }
  /// Sets what is left out where a text is too long.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { text { $0.truncationMode = mode } }
  /// Sets how the lines of a text stand in its width.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    text { $0.multilineTextAlignment = alignment }
  }
  /// Adds space between lines, in points.
  public func lineSpacing(_ spacing: CGFloat) -> some View { text { $0.lineSpacing = max(0, spacing) } }
  /// Lets text be set smaller to fit, down to a fraction of its size.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    text { $0.minimumScaleFactor = min(1, max(0.01, factor)) }
  }
}
