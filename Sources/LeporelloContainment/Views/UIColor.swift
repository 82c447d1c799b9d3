// A colour as UIKit code names it; pixels see its `RGBA`.

public import LeporelloGraphics

/// A colour.
public final class UIColor: NSObject, Sendable {
  /// The components that are drawn.
  package let rgba: RGBA

  /// Creates a colour from the components that are drawn.
  package init(rgba: RGBA) { self.rgba = rgba }

  /// Creates a colour from red, green, blue and opacity.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(rgba: RGBA(red, green, blue, alpha))
  }

  /// Creates a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(rgba: RGBA(white: white, alpha: alpha)) }

  /// Creates a colour from hue, saturation, brightness and opacity.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(rgba: RGBA(component(5), component(3), component(1), alpha))
  }

  /// The same colour at another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(rgba: RGBA(rgba.red, rgba.green, rgba.blue, alpha))
  }

  /// Equal components make equal colours.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.rgba == rgba }

  /// The hash of the components.
  public override var hash: Int { rgba.hashValue }
}
