// The colour difference of CIE 142-2001, in the steps of Sharma, Wu and Dalal (2005).

import Foundation

extension LabColor {
  /// The CIEDE2000 difference to another colour; about 1 is just noticeable.
  public func ciede2000(to other: LabColor) -> Double {
    // 1. Chroma and hue, with a stretched for greys.
    let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let stretch = 1 + Self.steepHalf(meanChroma)
    let (first, second) = ((a: a * stretch, b: b), (a: other.a * stretch, b: other.b))
    let (c1, c2) = (hypot(first.a, first.b), hypot(second.a, second.b))
    let (h1, h2) = (Self.hue(first.a, first.b), Self.hue(second.a, second.b))
    let coloured = c1 * c2 != 0

    // 2. Differences of lightness, chroma and hue.
    let deltaL = other.l - l
    let deltaC = c2 - c1
    var turn = coloured ? h2 - h1 : 0
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let deltaH = 2 * (c1 * c2).squareRoot() * Self.sine(turn / 2)

    // 3. Means, the hue's along the shorter arc.
    let meanL = (l + other.l) / 2
    let meanC = (c1 + c2) / 2
    var meanH = h1 + h2
    if coloured {
      if abs(h1 - h2) > 180 { meanH += meanH < 360 ? 360 : -360 }
      meanH /= 2
    }

    // 4. Weights.
    let t =
      1 - 0.17 * Self.cosine(meanH - 30) + 0.24 * Self.cosine(2 * meanH) + 0.32 * Self.cosine(3 * meanH + 6)
      - 0.20 * Self.cosine(4 * meanH - 63)
    let fromMiddle = (meanL - 50) * (meanL - 50)
    let weightL = 1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot()
    let weightC = 1 + 0.045 * meanC
    let weightH = 1 + 0.015 * meanC * t
    let bend = (meanH - 275) / 25
    let rotation = -4 * (0.5 - Self.steepHalf(meanC)) * Self.sine(60 * exp(-bend * bend))

    // 5. The sum.
    let (termL, termC, termH) = (deltaL / weightL, deltaC / weightC, deltaH / weightH)
    return max(0, termL * termL + termC * termC + termH * termH + rotation * termC * termH).squareRoot()
  }

  /// Half of one less the root of c^7 / (c^7 + 25^7): one half for greys, nothing for strong colours.
  private static func steepHalf(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return 0.5 * (1 - (power / (power + 6_103_515_625)).squareRoot())
  }

  private static func hue(_ a: Double, _ b: Double) -> Double {
    if a == 0 && b == 0 { return 0 }
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
