// From sRGB's bytes to light.

import Foundation

/// Linear red, green and blue, 0 to 1, composited on white.
struct LinearRGB {
  var red: Double
  var green: Double
  var blue: Double

  init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The light of each of a channel's 256 levels.
  static let levels: [Double] = (0...255).map { light(Double($0) / 255) }

  /// The light of an encoded value.
  static func light(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// The light of a pixel on a white page.
  init(onWhite pixel: UInt32) {
    let alpha = pixel >> 24
    if alpha == 255 {
      red = Self.levels[Int(pixel >> 16 & 255)]
      green = Self.levels[Int(pixel >> 8 & 255)]
      blue = Self.levels[Int(pixel & 255)]
    } else {
      let share = Double(alpha) / 255
      func blended(_ shift: UInt32) -> Double {
        Self.light((255 + (Double(pixel >> shift & 255) - 255) * share) / 255)
      }
      red = blended(16)
      green = blended(8)
      blue = blended(0)
    }
  }
}
