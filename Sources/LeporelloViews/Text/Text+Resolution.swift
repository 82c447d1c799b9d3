// From a text and what flows down to it, to the block that engines set.

extension Text {
  /// The block to set; colours that are gradients take their first stop, since a run has one colour.
  package func resolved(in environment: EnvironmentValues) -> TextBlock {
    let inherited = environment.textStyle
    let runs = segments.map { segment -> TextRun in
      let look = segment.attributes.merged(over: inherited)
      var font = (look.font ?? environment.font ?? .body).resolved(for: environment.dynamicTypeSize)
      if let weight = look.weight { font.weight = weight.css }
      if let isItalic = look.isItalic { font.isItalic = isItalic }
      if look.hasMonospacedDigits == true { font.hasMonospacedDigits = true }
      if look.isMonospaced == true { font.design = .monospaced }
      let style = look.foreground ?? environment.foreground ?? AnyShapeStyle(HierarchicalShapeStyle.primary)
      return TextRun(
        environment.textCase.map { $0.applied(to: segment.string, in: environment.locale) } ?? segment.string,
        font: font,
        color: style.color(in: environment), isUnderlined: look.isUnderlined ?? false,
        isStruckThrough: look.isStruckThrough ?? false, tracking: look.tracking ?? 0)
    }
    return TextBlock(
      runs, alignment: environment.multilineTextAlignment.block, lineLimit: environment.lineLimit,
      truncation: environment.truncationMode.block, lineSpacing: environment.lineSpacing,
      direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
}

extension Text.Case {
  /// The letters as a language has them: in Turkish a small i keeps its dot.
  fileprivate func applied(to string: String, in locale: Locale) -> String {
    switch self {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    }
  }
}
