// The sizes of the text styles, as Apple's interface guidelines tabulate them.

extension Font {
  /// A role of text, whose size follows the reader's choice; SwiftUI's names; closed.
  public enum TextStyle: Sendable, Hashable, CaseIterable {
    /// Large titles.
    case largeTitle
    /// Titles.
    case title
    /// Second titles.
    case title2
    /// Third titles.
    case title3
    /// Headlines, which are semibold.
    case headline
    /// Subheadlines.
    case subheadline
    /// Body text.
    case body
    /// Callouts.
    case callout
    /// Footnotes.
    case footnote
    /// Captions.
    case caption
    /// Second captions.
    case caption2

    /// The size in points for each size class of text, smallest first.
    private var sizes: [CGFloat] {
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    }

    /// The size in points.
    package func size(for dynamicTypeSize: DynamicTypeSize) -> CGFloat { sizes[dynamicTypeSize.rawValue] }

    /// The weight where none is named.
    package var weight: Weight { self == .headline ? .semibold : .regular }
  }

  /// What a text engine is asked for.
  package func resolved(for dynamicTypeSize: DynamicTypeSize) -> FontDescription {
    var description = FontDescription(
      design: design == .monospaced ? .monospaced : .default, isItalic: isItalic,
      hasMonospacedDigits: hasMonospacedDigits)
    switch base {
    case .style(let style):
      description.size = style.size(for: dynamicTypeSize)
      description.weight = style.weight.css
    case .size(let size): description.size = size
    case .named(let name, let size):
      description.family = name
      description.size = size
    }
    if let weight { description.weight = weight.css }
    return description
  }
}
