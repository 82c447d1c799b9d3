// Deterministic pictures with antialiased edges, made by a rule that a reference in another language can follow.

import LeporelloDiff

/// Seven discs on a page; the fill is the same wherever IEEE arithmetic is.
struct Scene {
  static let width = 96
  static let height = 72
  private var state: UInt32

  /// The scene of a seed, its discs moved right by a fraction of a pixel.
  static func picture(_ seed: UInt32, shift: Double = 0, translucent: Bool = false) -> StraightPixels {
    var scene = Scene(state: seed)
    let discs = (0..<7).map { _ in scene.disc(translucent) }
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        var pixel = SIMD4<Int>(250, 250, 250, translucent ? 0 : 255)
        for disc in discs {
          let (dx, dy) = (Double(x - disc.x) - shift, Double(y - disc.y))
          let cover = min(max(Double(disc.radius) - (dx * dx + dy * dy).squareRoot() + 0.5, 0), 1)
          if cover == 0 { continue }
          for channel in 0..<4 {
            let mixed = Double(pixel[channel]) * (1 - cover) + Double(disc.colour[channel]) * cover + 0.5
            pixel[channel] = Int(mixed.rounded(.down))
          }
        }
        for channel in 0..<4 { bytes.append(UInt8(pixel[channel])) }
      }
    }
    return StraightPixels(width: width, height: height, rgba: bytes)
  }

  /// The scene of a seed as a bitmap.
  static func bitmap(_ seed: UInt32, shift: Double = 0) -> Bitmap {
    Bitmap(width: width, height: height, pixels: picture(seed, shift: shift).pixels)
  }

  /// Random whole numbers below a bound.
  mutating func next(_ bound: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % bound
  }

  init(state: UInt32) { self.state = state }

  private mutating func disc(_ translucent: Bool) -> (x: Int, y: Int, radius: Int, colour: SIMD4<Int>) {
    let (x, y, radius) = (next(Self.width), next(Self.height), 4 + next(14))
    let colour = SIMD4(next(256), next(256), next(256), translucent ? 128 + next(128) : 255)
    return (x, y, radius, colour)
  }
}
