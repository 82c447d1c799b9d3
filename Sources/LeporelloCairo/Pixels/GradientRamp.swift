// Gradients by their formula, since Cairo interpolates straight colours and knows no conic ones.

import CKernels
import LeporelloGraphics

/// A gradient ready to be evaluated: premultiplied stops in rising order.
struct GradientRamp {
  struct Stop {
    let location: Double
    /// Premultiplied red, green, blue and alpha, 0 to 255.
    let color: SIMD4<Double>
  }

  enum Shape {
    case linear(start: CGPoint, end: CGPoint)
    case radial(center: CGPoint, inner: Double, outer: Double)
    case conic(center: CGPoint, angle: Double)
  }

  let stops: [Stop]
  /// The stops as the loop over pixels takes them.
  let kernelStops: [lep_ramp_stop]
  let shape: Shape

  /// A ramp, or nil where the paint is no gradient or has nothing to show.
  init?(_ paint: Paint) {
    let given: [GradientStop]
    switch paint {
    case .color: return nil
    case .linearGradient(let stops, let start, let end):
      guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else { return nil }
      (given, shape) = (stops, .linear(start: start, end: end))
    case .radialGradient(let stops, let center, let r0, let r1):
      guard [center.x, center.y, r0, r1].allSatisfy(\.isFinite) else { return nil }
      (given, shape) = (stops, .radial(center: center, inner: r0, outer: r1))
    case .conicGradient(let stops, let center, let angle):
      guard [center.x, center.y, angle].allSatisfy(\.isFinite) else { return nil }
      (given, shape) = (stops, .conic(center: center, angle: angle))
    }
    guard !given.isEmpty else { return nil }
    // As in CSS, a stop that stands before its predecessor moves up to it.
    var floor = -Double.infinity
    stops = given.map { stop in
      let c = stop.color.clamped
      floor = max(floor, stop.location.isNaN ? floor : stop.location)
      if floor == -.infinity { floor = 0 }
      return Stop(
        location: floor,
        color: SIMD4(c.red * c.alpha, c.green * c.alpha, c.blue * c.alpha, c.alpha) * 255)
    }
    kernelStops = stops.map {
      lep_ramp_stop(location: $0.location, color: ($0.color.z, $0.color.y, $0.color.x, $0.color.w))
    }
  }

  /// The pixel at a place on the ramp; outside of 0 to 1 the end colours go on.
  func pixel(at t: Double) -> UInt32 {
    var upper = 0
    while upper < stops.count, stops[upper].location <= t { upper += 1 }
    if upper == 0 { return Self.pack(stops[0].color) }
    let a = stops[upper - 1]
    guard upper < stops.count else { return Self.pack(a.color) }
    let b = stops[upper]
    let f = (t - a.location) / (b.location - a.location)
    return Self.pack(a.color + (b.color - a.color) * f)
  }

  private static func pack(_ c: SIMD4<Double>) -> UInt32 {
    UInt32(c.w + 0.5) << 24 | UInt32(c.x + 0.5) << 16 | UInt32(c.y + 0.5) << 8 | UInt32(c.z + 0.5)
  }
}
