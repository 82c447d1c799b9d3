// Blend modes against the formulas of the W3C's compositing specification, with opacity on both sides.

import LeporelloCairo
import LeporelloGraphics
import Testing

@Suite struct BlendFormulaTests {
  private typealias RGB = SIMD3<Double>

  /// The specification's B(cb, cs), for the modes that mix channels one by one.
  private static func separable(_ mode: BlendMode, _ b: Double, _ s: Double) -> Double? {
    func hardLight(_ b: Double, _ s: Double) -> Double {
      s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }
    switch mode {
    case .normal: return s
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return hardLight(s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return hardLight(b, s)
    case .softLight:
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    // Core Graphics' own: what both lack to white is added up.
    case .plusDarker: return max(0, b + s - 1)
    case .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut, .plusLighter:
      return nil
    }
  }

  private static func light(_ c: RGB) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  private static func clipped(_ c: RGB) -> RGB {
    let (l, n, x) = (light(c), c.min(), c.max())
    var result = c
    if n < 0 { result = RGB(repeating: l) + (result - l) * l / (l - n) }
    if x > 1 { result = RGB(repeating: l) + (result - l) * (1 - l) / (x - l) }
    return result
  }

  private static func withLight(_ c: RGB, _ l: Double) -> RGB { clipped(c + (l - light(c))) }
  private static func saturation(_ c: RGB) -> Double { c.max() - c.min() }

  private static func withSaturation(_ c: RGB, _ s: Double) -> RGB {
    let range = saturation(c)
    return range > 0 ? (c - c.min()) * s / range : .zero
  }

  private static func blended(_ mode: BlendMode, _ b: RGB, _ s: RGB) -> RGB? {
    switch mode {
    case .hue: return withLight(withSaturation(s, saturation(b)), light(b))
    case .saturation: return withLight(withSaturation(b, saturation(s)), light(b))
    case .color: return withLight(s, light(b))
    case .luminosity: return withLight(b, light(s))
    default:
      guard let x = separable(mode, b.x, s.x), let y = separable(mode, b.y, s.y), let z = separable(mode, b.z, s.z)
      else { return nil }
      return RGB(x, y, z)
    }
  }

  /// The premultiplied result.
  private static func expected(_ mode: BlendMode, _ b: RGB, _ ab: Double, _ s: RGB, _ a: Double) -> (RGB, Double) {
    if let mixed = blended(mode, b, s) {
      return (s * a * (1 - ab) + b * ab * (1 - a) + mixed * a * ab, a + ab - a * ab)
    }
    switch mode {
    case .sourceAtop: return (s * a * ab + b * ab * (1 - a), ab)
    case .destinationOver: return (b * ab + s * a * (1 - ab), ab + a * (1 - ab))
    case .destinationOut: return (b * ab * (1 - a), ab * (1 - a))
    default:
      return ((s * a + b * ab).clamped(lowerBound: .zero, upperBound: .one), min(1, a + ab))
    }
  }

  static let modes: [BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight,
    .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver, .destinationOut,
    .plusDarker, .plusLighter,
  ]

  @Test("Each mode follows its formula, opaque and translucent, to the rounding of its inputs", arguments: modes)
  func formula(mode: BlendMode) throws {
    // Where colours are divided by what is left of them, an input's half level becomes several.
    let tolerance = mode == .colorDodge || mode == .colorBurn ? 5.0 : 2.0
    let colours = [
      RGB(0.2, 0.6, 1), RGB(0.8, 0.4, 0.2), RGB(0.4, 0.4, 0.4), RGB(1, 1, 1), RGB(0, 0, 0), RGB(0.6, 0, 0.8),
    ]
    for b in colours {
      for s in colours {
        for (ab, a) in [(1, 1), (1, 0.6), (0.6, 1), (0.8, 0.4), (0, 0.6), (0.6, 0)] as [(Double, Double)] {
          let bitmap = try render(
            [
              fill(box(0, 0, 2, 2), RGBA(b.x, b.y, b.z, ab)),
              .blend(mode, DisplayList([fill(box(0, 0, 2, 2), RGBA(s.x, s.y, s.z, a))])),
            ], 2, 2)
          let (color, alpha) = Self.expected(mode, b, ab, s, a)
          let seen = channels(bitmap[0, 0]).map { Double($0) }
          let wanted = [alpha, color.x, color.y, color.z].map { $0 * 255 }
          for (level, real) in zip(seen, wanted) {
            #expect(abs(level - real) <= tolerance, "\(mode) \(b)/\(ab) \(s)/\(a): \(seen) \(wanted)")
          }
        }
      }
    }
  }
}
