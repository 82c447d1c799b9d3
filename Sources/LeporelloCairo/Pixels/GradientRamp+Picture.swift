// A ramp's colours at the centres of device pixels.

import LeporelloGraphics

extension GradientRamp {
  /// The gradient over some pixels, where `matrix` maps the gradient's coordinates to the device.
  func picture(_ bounds: PixelBounds, _ matrix: CGAffineTransform) -> Picture {
    let inverse = matrix.inverted()
    let (width, height) = (bounds.width, bounds.height)
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      count = width * height
      for y in 0..<height {
        let row = UnsafeMutableBufferPointer(rebasing: buffer[(y * width)..<((y + 1) * width)])
        fill(row, from: CGPoint(x: Double(bounds.minX) + 0.5, y: Double(bounds.minY + y) + 0.5), inverse)
      }
    }
    return Picture(
      bitmap: Bitmap(width: width, height: height, pixels: pixels), x: bounds.minX, y: bounds.minY)
  }

  private func fill(_ row: UnsafeMutableBufferPointer<UInt32>, from device: CGPoint, _ inverse: CGAffineTransform) {
    switch shape {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = dx * dx + dy * dy
      guard length > 0 else { return row.update(repeating: pixel(at: .infinity)) }
      let p = device.applying(inverse)
      let first = ((p.x - start.x) * dx + (p.y - start.y) * dy) / length
      let step = (inverse.a * dx + inverse.b * dy) / length
      if step == 0 { return row.update(repeating: pixel(at: first)) }
      // Before and behind the ramp, which is most of a shadow's picture, the end colours go on.
      let inside = changing(first, step, row.count)
      row[..<inside.lowerBound].update(repeating: pixel(at: first))
      row[inside.upperBound...].update(repeating: pixel(at: first + step * Double(row.count - 1)))
      for x in inside { row[x] = pixel(at: first + step * Double(x)) }
    case .radial(let center, let inner, let outer):
      let span = outer - inner
      each(row, device, inverse, center) { x, y in
        let distance = (x * x + y * y).squareRoot()
        return span == 0 ? (distance < inner ? -.infinity : .infinity) : (distance - inner) / span
      }
    case .conic(let center, let angle):
      each(row, device, inverse, center) { x, y in
        let turn = (atan2(y, x) - angle) / (2 * .pi)
        return turn - turn.rounded(.down)
      }
    }
  }

  /// The columns of a row of places that may lie between the first stop and the last; the others lie beyond one of them.
  private func changing(_ first: Double, _ step: Double, _ count: Int) -> Range<Int> {
    guard first.isFinite, step.isFinite else { return 0..<count }
    func column(_ location: Double) -> Double { min(max((location - first) / step, -2), Double(count) + 2) }
    let ends = [column(stops[0].location), column(stops[stops.count - 1].location)]
    // A column more on each side makes up for the division's rounding.
    let low = Int((ends.min() ?? 0).rounded(.down)) - 1
    let high = Int((ends.max() ?? 0).rounded(.up)) + 2
    let lower = min(max(low, 0), count)
    return lower..<min(max(high, lower), count)
  }

  @inline(__always)
  private func each(
    _ row: UnsafeMutableBufferPointer<UInt32>, _ device: CGPoint, _ inverse: CGAffineTransform, _ center: CGPoint,
    _ place: (Double, Double) -> Double
  ) {
    let p = device.applying(inverse)
    let (x0, y0) = (p.x - center.x, p.y - center.y)
    for x in row.indices {
      row[x] = pixel(at: place(x0 + inverse.a * Double(x), y0 + inverse.b * Double(x)))
    }
  }
}
