// The colour difference of NTSC's YIQ space (Kotsarenko and Ramos, 2010), with a patterned background under alpha.

enum YIQ {
  /// The greatest possible squared difference.
  static let greatest = 35215.0

  /// The squared, weighted difference of two pixels; `index` is their place, which picks the background.
  @inline(__always)
  static func squaredDelta(_ old: UInt32, _ new: UInt32, at index: Int) -> Double {
    let (red, green, blue) = blendedDelta(old, new, at: index)
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// The first pixel's brightness less the second's.
  @inline(__always)
  static func lumaDelta(_ first: UInt32, _ second: UInt32, at index: Int) -> Double {
    if first == second { return 0 }
    let (red, green, blue) = blendedDelta(first, second, at: index)
    return red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
  }

  @inline(__always)
  private static func blendedDelta(_ first: UInt32, _ second: UInt32, at index: Int) -> (Double, Double, Double) {
    if first & second >= 0xff00_0000 {
      return (
        Double(Int32(first >> 16 & 255) - Int32(second >> 16 & 255)),
        Double(Int32(first >> 8 & 255) - Int32(second >> 8 & 255)),
        Double(Int32(first & 255) - Int32(second & 255))
      )
    }
    let alphas = (Double(first >> 24), Double(second >> 24))
    let delta = alphas.0 - alphas.1
    // The background varies by byte offset, so that no one colour hides under transparency everywhere.
    let offset = Double(4 * index)
    let backgrounds = (
      48.0,
      48 + 159 * Double(Int(offset / 1.618033988749895) % 2),
      48 + 159 * Double(Int(offset / 2.618033988749895) % 2)
    )
    func channel(_ shift: UInt32, _ background: Double) -> Double {
      (Double(first >> shift & 255) * alphas.0 - Double(second >> shift & 255) * alphas.1 - background * delta) / 255
    }
    return (channel(16, backgrounds.0), channel(8, backgrounds.1), channel(0, backgrounds.2))
  }
}
