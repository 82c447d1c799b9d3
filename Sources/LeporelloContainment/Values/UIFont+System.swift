// The interface faces and the sizes of text styles.

public import LeporelloGraphics

extension UIFont {
  /// How heavy a face is, from -1 to 1 with 0 for regular; UIKit's numbers.
  public struct Weight: RawRepresentable, Sendable, Hashable {
    /// The number.
    public let rawValue: CGFloat
    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The lightest.
    public static let ultraLight = Weight(-0.8)
    /// Very light.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// Text.
    public static let regular = Weight(0)
    /// A little heavier.
    public static let medium = Weight(0.23)
    /// Between medium and bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Very heavy.
    public static let heavy = Weight(0.56)
    /// The heaviest.
    public static let black = Weight(0.62)

    var css: Int {
      let steps: [(CGFloat, Int)] = [
        (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.115, 400), (0.265, 500), (0.35, 600), (0.48, 700), (0.59, 800),
      ]
      return steps.first { rawValue < $0.0 }?.1 ?? 900
    }
  }

  /// What a text is for.
  public struct TextStyle: RawRepresentable, Sendable, Hashable {
    /// UIKit's name.
    public let rawValue: String
    /// Creates a style from UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A first title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A second title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A third title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Below a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Text beside other text.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    // The Human Interface Guidelines' table of dynamic type at its default, Large.
    var size: CGFloat {
      let sizes: [TextStyle: CGFloat] = [
        .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .callout: 16, .subheadline: 15, .footnote: 13,
        .caption1: 12, .caption2: 11,
      ]
      return sizes[self] ?? 17
    }
  }

  /// The interface face.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }
  /// The interface face at a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.css))
  }
  /// The interface face, bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
  /// The interface face, leaning.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontDescription(size: fontSize, isItalic: true))
  }
  /// The fixed-width face.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(design: .monospaced, size: fontSize, weight: weight.css))
  }
  /// The interface face with digits of one width.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontDescription(size: fontSize, weight: weight.css, hasMonospacedDigits: true))
  }
  /// The interface face as a text style has it.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(FontDescription(size: style.size, weight: style == .headline ? 600 : 400))
  }

  /// The size of labels.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of small text.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The usual size.
  public static var systemFontSize: CGFloat { 14 }
}
