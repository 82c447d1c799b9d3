// What text is set in, as views say it.

/// A font: a text style, a size, or a family by name; SwiftUI's names.
public struct Font: Sendable, Hashable {
  /// The weight of the strokes.
  public struct Weight: Sendable, Hashable {
    /// The weight on CSS's scale, 100 to 900.
    package var css: Int

    /// The thinnest.
    public static let ultraLight = Weight(css: 100)
    /// Thin.
    public static let thin = Weight(css: 200)
    /// Light.
    public static let light = Weight(css: 300)
    /// The usual weight.
    public static let regular = Weight(css: 400)
    /// A little heavier.
    public static let medium = Weight(css: 500)
    /// Between medium and bold.
    public static let semibold = Weight(css: 600)
    /// Bold.
    public static let bold = Weight(css: 700)
    /// Heavier than bold.
    public static let heavy = Weight(css: 800)
    /// The heaviest.
    public static let black = Weight(css: 900)
  }

  /// The design of the face; closed.
  public enum Design: Sendable, Hashable {
    /// The interface face.
    case `default`
    /// A fixed-width face.
    case monospaced
    /// The interface face, since no round one is at hand.
    case rounded
    /// The interface face, since no serif one is at hand.
    case serif
  }

  enum Base: Sendable, Hashable {
    case style(TextStyle)
    case size(CGFloat)
    case named(String, size: CGFloat)
  }

  var base: Base
  var design: Design?
  var weight: Weight?
  var isItalic = false
  var hasMonospacedDigits = false

  /// The interface font at a size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .size(size), design: design, weight: weight)
  }

  /// The interface font of a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(base: .style(style), design: design, weight: weight)
  }

  /// A family by name.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(base: .named(name, size: size)) }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  /// The font in bold.
  public func bold(_ isActive: Bool = true) -> Font { with { $0.weight = isActive ? .bold : .regular } }
  /// The font in italics.
  public func italic(_ isActive: Bool = true) -> Font { with { $0.isItalic = isActive } }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  /// The font with letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Font { with { $0.design = isActive ? .monospaced : .default } }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}
