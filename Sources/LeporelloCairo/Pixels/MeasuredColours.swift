// Levels of a display that is told by its exponent and its chromaticities, as levels of sRGB.

import LeporelloGraphics

/// A way from a display's levels to sRGB's.
struct MeasuredColours {
  private let lights: [Double]
  private let map: Matrix3?

  /// Creates the way; without chromaticities the colours are sRGB's.
  init(gamma: Double, _ chromaticities: Chromaticities?) {
    lights = (0...255).map { pow(Double($0) / 255, 1 / gamma) }
    map = chromaticities?.isSRGB == false ? chromaticities?.toSRGB : nil
  }

  /// Changes straight pixels; what sRGB has no colour for becomes the nearest level in each channel.
  func convert(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    let levels = lights.map { UInt32(LinearLight.nearest(min(1, max(0, $0)))) }
    for i in pixels.indices {
      let pixel = pixels[i]
      let (r, g, b) = (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
      guard let map else {
        pixels[i] = pixel & 0xFF00_0000 | levels[r] << 16 | levels[g] << 8 | levels[b]
        continue
      }
      let light = (map * SIMD3(lights[r], lights[g], lights[b])).clamped(lowerBound: .zero, upperBound: .one)
      pixels[i] =
        pixel & 0xFF00_0000 | LinearLight.nearest(light.x) << 16 | LinearLight.nearest(light.y) << 8
        | LinearLight.nearest(light.z)
    }
  }
}
