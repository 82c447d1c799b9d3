// The colours of a display's white, red, green and blue, and the way from its light to sRGB's.

import LeporelloGraphics

/// Where white, red, green and blue lie in the CIE's diagram of 1931.
struct Chromaticities: Sendable, Hashable {
  let white: SIMD2<Double>
  let red: SIMD2<Double>
  let green: SIMD2<Double>
  let blue: SIMD2<Double>

  static let sRGB = Chromaticities(
    white: SIMD2(0.3127, 0.329), red: SIMD2(0.64, 0.33), green: SIMD2(0.3, 0.6), blue: SIMD2(0.15, 0.06))

  init(white: SIMD2<Double>, red: SIMD2<Double>, green: SIMD2<Double>, blue: SIMD2<Double>) {
    (self.white, self.red, self.green, self.blue) = (white, red, green, blue)
  }

  /// The eight numbers of a cHRM part; nil where they span no space of colours.
  init?(_ data: ArraySlice<UInt8>) {
    guard data.count == 32 else { return nil }
    func point(_ index: Int) -> SIMD2<Double> {
      func number(_ place: Int) -> Double { Double(PNGChunks.number(data.dropFirst(place))) / 100_000 }
      return SIMD2(number(8 * index), number(8 * index + 4))
    }
    self.init(white: point(0), red: point(1), green: point(2), blue: point(3))
    guard [white, red, green, blue].allSatisfy({ $0.y > 0.0001 && $0.x + $0.y <= 1.5 }), toSRGB != nil else {
      return nil
    }
  }

  var isSRGB: Bool {
    zip([white, red, green, blue], [Self.sRGB.white, Self.sRGB.red, Self.sRGB.green, Self.sRGB.blue]).allSatisfy {
      abs($0.x - $1.x) < 0.001 && abs($0.y - $1.y) < 0.001
    }
  }

  /// From this light to sRGB's, white to white by Bradford's cones.
  var toSRGB: Matrix3? {
    guard let own = toXYZ, let back = Self.sRGB.toXYZ?.inverse, let cones = Matrix3.bradford.inverse else { return nil }
    let (from, to) = (Matrix3.bradford * Self.xyz(white), Matrix3.bradford * Self.xyz(Self.sRGB.white))
    guard from.min() > 0 else { return nil }
    let adapted = cones * (Matrix3(diagonal: to / from) * Matrix3.bradford)
    return back * (adapted * own)
  }

  private static func xyz(_ p: SIMD2<Double>) -> SIMD3<Double> { SIMD3(p.x / p.y, 1, (1 - p.x - p.y) / p.y) }

  private var toXYZ: Matrix3? {
    let primaries = Matrix3(columns: Self.xyz(red), Self.xyz(green), Self.xyz(blue))
    guard let inverse = primaries.inverse else { return nil }
    return primaries * Matrix3(diagonal: inverse * Self.xyz(white))
  }
}
