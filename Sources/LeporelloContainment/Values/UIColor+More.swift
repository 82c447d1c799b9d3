// The rest of UIKit's colours and conversions. Dynamic colours have their light values.

public import LeporelloGraphics

extension UIColor {
  /// Creates a colour that depends on traits; the light one is taken.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(rgba: dynamicProvider(.current).rgba)
  }
  /// Creates a colour of the wider gamut, taken as sRGB.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }
  /// The colour for traits; the light one.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Red, green, blue and opacity.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = rgba.red
    green?.pointee = rgba.green
    blue?.pointee = rgba.blue
    alpha?.pointee = rgba.alpha
    return true
  }
  /// Hue, saturation, brightness and opacity.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (CGFloat(rgba.red), CGFloat(rgba.green), CGFloat(rgba.blue))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let span = most - least
    var turn: CGFloat = 0
    if span > 0 {
      if most == red {
        turn = ((green - blue) / span).truncatingRemainder(dividingBy: 6)
      } else {
        turn = most == green ? (blue - red) / span + 2 : (red - green) / span + 4
      }
    }
    hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = most > 0 ? span / most : 0
    brightness?.pointee = most
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }
  /// The grey and the opacity, where the colour is a grey.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
    white?.pointee = rgba.red
    alpha?.pointee = rgba.alpha
    return true
  }

  /// Light text.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Dark text.
  public static let darkText = UIColor.black
  /// Fourth-rank text.
  public static let quaternaryLabel = UIColor(rgba: RGBA(hex: 0x3C3C43, alpha: 0.18))
  /// Text in an empty field.
  public static let placeholderText = UIColor(rgba: RGBA(hex: 0x3C3C43, alpha: 0.3))
  /// Links.
  public static let link = UIColor.systemBlue
  /// What can be touched.
  public static let tintColor = UIColor.systemBlue
  /// A thin opaque line.
  public static let opaqueSeparator = UIColor(rgba: RGBA(hex: 0xC6C6C8))
  /// The ground of small shapes.
  public static let systemFill = UIColor(rgba: RGBA(hex: 0x787880, alpha: 0.2))
  /// The ground of middling shapes.
  public static let secondarySystemFill = UIColor(rgba: RGBA(hex: 0x787880, alpha: 0.16))
  /// The ground of large shapes.
  public static let tertiarySystemFill = UIColor(rgba: RGBA(hex: 0x767680, alpha: 0.12))
  /// The ground of very large shapes.
  public static let quaternarySystemFill = UIColor(rgba: RGBA(hex: 0x747480, alpha: 0.08))
  /// The second background of grouped content.
  public static let secondarySystemGroupedBackground = UIColor.white
  /// The third background of grouped content.
  public static let tertiarySystemGroupedBackground = UIColor(rgba: RGBA(hex: 0xF2F2F7))
}
