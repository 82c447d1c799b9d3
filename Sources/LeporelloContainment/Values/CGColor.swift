// The colour that layers take, with Core Graphics' name.

public import LeporelloGraphics

/// A colour as layers take it.
public struct CGColor: Sendable, Hashable {
  /// The components that are drawn.
  package var rgba: RGBA

  package init(rgba: RGBA) { self.rgba = rgba }

  /// Creates a colour from red, green, blue and opacity.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = RGBA(red, green, blue, alpha)
  }

  /// Creates a grey.
  public init(gray: CGFloat, alpha: CGFloat) { rgba = RGBA(white: gray, alpha: alpha) }

  /// The opacity.
  public var alpha: CGFloat { rgba.alpha }
  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }
  /// How many components there are.
  public var numberOfComponents: Int { 4 }
  /// The same colour at another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(rgba: RGBA(rgba.red, rgba.green, rgba.blue, alpha)) }
}
