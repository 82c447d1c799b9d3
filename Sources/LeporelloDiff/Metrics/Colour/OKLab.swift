// B. Ottosson's perceptual space, with his lightness for a known white.

import Foundation

/// A colour in OKLab with lightness by reference white.
struct OKLab {
  var l: Double
  var a: Double
  var b: Double

  init(_ light: LinearRGB) {
    let long = cbrt(0.4122214708 * light.red + 0.5363325363 * light.green + 0.0514459929 * light.blue)
    let medium = cbrt(0.2119034982 * light.red + 0.6806995451 * light.green + 0.1073969566 * light.blue)
    let short = cbrt(0.0883024619 * light.red + 0.2817188376 * light.green + 0.6299787005 * light.blue)
    l = Self.toe(0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short)
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// Lightness and chroma apart, added: large differences stay proportional.
  func hybridDistance(to other: OKLab) -> Double {
    abs(l - other.l) + hypot(a - other.a, b - other.b)
  }

  private static func toe(_ lightness: Double) -> Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let shifted = k3 * lightness - k1
    return 0.5 * (shifted + (shifted * shifted + 4 * k2 * k3 * lightness).squareRoot())
  }
}
