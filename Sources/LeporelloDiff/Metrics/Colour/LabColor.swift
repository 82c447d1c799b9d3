// CIELAB, the space in which colour differences are stated.

import Foundation

/// A colour in CIELAB under D65.
public struct LabColor: Sendable, Hashable {
  /// Lightness, 0 to 100.
  public var l: Double
  /// Green to red.
  public var a: Double
  /// Blue to yellow.
  public var b: Double

  /// Creates a colour.
  public init(l: Double, a: Double, b: Double) {
    self.l = l
    self.a = a
    self.b = b
  }

  /// Creates the colour of a pixel (0xAARRGGBB, straight alpha) on a white page.
  public init(onWhite pixel: UInt32) {
    self.init(LinearRGB(onWhite: pixel))
  }

  init(_ light: LinearRGB) {
    let x = (0.4124 * light.red + 0.3576 * light.green + 0.1805 * light.blue) / 0.950489
    let y = 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
    let z = (0.0193 * light.red + 0.1192 * light.green + 0.9505 * light.blue) / 1.088840
    let (fx, fy, fz) = (Self.curve(x), Self.curve(y), Self.curve(z))
    self.init(l: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
  }

  private static func curve(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : value * 841 / 108 + 4.0 / 29
  }
}
