// A colour as the pixels see it; views and UIKit mirrors have colour types of their own above this one.

/// A colour in sRGB with straight (not premultiplied) alpha, each component from 0 to 1.
public struct RGBA: Sendable, Hashable, Codable {
  /// Red, 0 to 1.
  public var red: Double
  /// Green, 0 to 1.
  public var green: Double
  /// Blue, 0 to 1.
  public var blue: Double
  /// Opacity, 0 (clear) to 1 (opaque).
  public var alpha: Double

  /// Creates a colour from components between 0 and 1.
  public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates an opaque colour from a hexadecimal number such as `0x1B75BC`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      Double(hex >> 16 & 255) / 255, Double(hex >> 8 & 255) / 255, Double(hex & 255) / 255, alpha)
  }

  /// Creates a grey.
  public init(white: Double, alpha: Double = 1) { self.init(white, white, white, alpha) }

  /// Opaque black.
  public static let black = RGBA(0, 0, 0)
  /// Opaque white.
  public static let white = RGBA(1, 1, 1)
  /// Fully transparent black.
  public static let clear = RGBA(0, 0, 0, 0)

  /// The same colour with its alpha multiplied.
  public func opacity(_ factor: Double) -> RGBA { RGBA(red, green, blue, alpha * factor) }
}
