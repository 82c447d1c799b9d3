// Colours in FLIP's version of CIELAB, where chroma counts less in the dark.

import Foundation

/// A colour as FLIP compares it.
struct FLIPColour {
  var l: Float
  var a: Float
  var b: Float

  /// The colour of a blurred opponent value, brought back into what a screen can show.
  init(y: Float, cx: Float, cz: Float) {
    let luminance = (Double(y) + 16) / 116
    let light = Self.linearRGB(
      x: (luminance + Double(cx) / 500) * Self.white.x, y: luminance * Self.white.y,
      z: (luminance - Double(cz) / 200) * Self.white.z)
    func unit(_ value: Double) -> Double { min(max(value, 0), 1) }
    self.init(LinearRGB(red: unit(light.red), green: unit(light.green), blue: unit(light.blue)))
  }

  init(_ light: LinearRGB) {
    let xyz = Self.normalisedXYZ(light)
    let (fx, fy, fz) = (Self.curve(xyz.x), Self.curve(xyz.y), Self.curve(xyz.z))
    let lightness = 116 * fy - 16
    // Hunt's effect: the darker, the less colourful.
    l = Float(lightness)
    a = Float(0.01 * lightness * 500 * (fx - fy))
    b = Float(0.01 * lightness * 200 * (fy - fz))
  }

  /// The hybrid distance, flattened.
  func error(to other: FLIPColour) -> Float {
    let chroma = ((a - other.a) * (a - other.a) + (b - other.b) * (b - other.b)).squareRoot()
    return pow(abs(l - other.l) + chroma, 0.7)
  }

  /// The error between the two colours that are furthest apart on a screen.
  static let greatestError = FLIPColour(LinearRGB(red: 0, green: 1, blue: 0))
    .error(to: FLIPColour(LinearRGB(red: 0, green: 0, blue: 1)))

  /// Spreads small errors over most of 0 to 1 and crowds the large ones into the rest.
  static func redistributed(_ error: Float, greatest: Float) -> Float {
    let (corner, share): (Float, Float) = (0.4 * greatest, 0.95)
    if error < corner { return error * share / corner }
    return share + (error - corner) / (greatest - corner) * (1 - share)
  }

  // The primaries of sRGB as ratios of whole numbers, as FLIP states them, and the white they add up to.
  private static let rows: [(Double, Double, Double)] = [
    (10135552.0 / 24577794, 8788810.0 / 24577794, 4435075.0 / 24577794),
    (2613072.0 / 12288897, 8788810.0 / 12288897, 887015.0 / 12288897),
    (1425312.0 / 73733382, 8788810.0 / 73733382, 70074185.0 / 73733382),
  ]
  private static let white = (
    x: rows[0].0 + rows[0].1 + rows[0].2, y: rows[1].0 + rows[1].1 + rows[1].2, z: rows[2].0 + rows[2].1 + rows[2].2
  )

  /// The tristimulus values relative to white.
  static func normalisedXYZ(_ light: LinearRGB) -> (x: Double, y: Double, z: Double) {
    func value(_ row: (Double, Double, Double)) -> Double {
      row.0 * light.red + row.1 * light.green + row.2 * light.blue
    }
    return (value(rows[0]) / white.x, value(rows[1]) / white.y, value(rows[2]) / white.z)
  }

  private static func linearRGB(x: Double, y: Double, z: Double) -> (red: Double, green: Double, blue: Double) {
    (
      inverse[0].0 * x + inverse[0].1 * y + inverse[0].2 * z, inverse[1].0 * x + inverse[1].1 * y + inverse[1].2 * z,
      inverse[2].0 * x + inverse[2].1 * y + inverse[2].2 * z
    )
  }

  private static let inverse: [(Double, Double, Double)] = {
    let (p, q, r) = (rows[0], rows[1], rows[2])
    let determinant =
      p.0 * (q.1 * r.2 - q.2 * r.1) - p.1 * (q.0 * r.2 - q.2 * r.0) + p.2 * (q.0 * r.1 - q.1 * r.0)
    return [
      (
        (q.1 * r.2 - q.2 * r.1) / determinant, (p.2 * r.1 - p.1 * r.2) / determinant,
        (p.1 * q.2 - p.2 * q.1) / determinant
      ),
      (
        (q.2 * r.0 - q.0 * r.2) / determinant, (p.0 * r.2 - p.2 * r.0) / determinant,
        (p.2 * q.0 - p.0 * q.2) / determinant
      ),
      (
        (q.0 * r.1 - q.1 * r.0) / determinant, (p.1 * r.0 - p.0 * r.1) / determinant,
        (p.0 * q.1 - p.1 * q.0) / determinant
      ),
    ]
  }()

  private static func curve(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : value * 841 / 108 + 4.0 / 29
  }
}
