// A ramp's colours at the centres of device pixels.

import CKernels
import LeporelloGraphics

extension GradientRamp {
  /// A picture that shows the gradient over some pixels when it is repeated, where `matrix` maps the gradient's
  /// coordinates to the device: a row or a column where all are alike.
  func tile(_ bounds: PixelBounds, _ matrix: CGAffineTransform) -> Picture {
    let inverse = matrix.inverted()
    let isUpright = inverse.b == 0 && inverse.c == 0
    var (width, height) = (bounds.width, bounds.height)
    switch shape {
    case .linear(let start, let end):
      if isUpright, start.y == end.y { height = 1 }
      if isUpright, start.x == end.x { width = 1 }
    case .radial, .conic: break
    }
    var places = [Double](repeating: 0, count: width)
    let bitmap = Bitmap.filled(width: width, height: height) { pixels in
      places.withUnsafeMutableBufferPointer { places in
        for y in 0..<height {
          let row = UnsafeMutableBufferPointer(rebasing: pixels[(y * width)..<((y + 1) * width)])
          let first = CGPoint(x: Double(bounds.minX) + 0.5, y: Double(bounds.minY + y) + 0.5)
          fill(row, from: first, inverse, places)
        }
      }
    }
    return Picture(bitmap: bitmap, x: bounds.minX, y: bounds.minY)
  }

  /// Fills a row; `places` is room to work in.
  private func fill(
    _ row: UnsafeMutableBufferPointer<UInt32>, from device: CGPoint, _ inverse: CGAffineTransform,
    _ places: UnsafeMutableBufferPointer<Double>
  ) {
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
      for x in inside { places[x] = first + step * Double(x) }
      color(row, inside, places)
    case .radial(let center, let inner, let outer):
      let span = outer - inner
      each(row, device, inverse, center, places) { x, y in
        let distance = (x * x + y * y).squareRoot()
        return span == 0 ? (distance < inner ? -.infinity : .infinity) : (distance - inner) / span
      }
    case .conic(let center, let angle):
      each(row, device, inverse, center, places) { x, y in
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
    _ places: UnsafeMutableBufferPointer<Double>, _ place: (Double, Double) -> Double
  ) {
    let p = device.applying(inverse)
    let (x0, y0) = (p.x - center.x, p.y - center.y)
    for x in row.indices {
      places[x] = place(x0 + inverse.a * Double(x), y0 + inverse.b * Double(x))
    }
    color(row, row.indices, places)
  }

  /// Sets some columns of a row to the colours of their places.
  private func color(
    _ row: UnsafeMutableBufferPointer<UInt32>, _ columns: Range<Int>, _ places: UnsafeMutableBufferPointer<Double>
  ) {
    guard let out = row.baseAddress, let from = places.baseAddress else { return }
    lep_ramp_colors(
      kernelStops, Int32(kernelStops.count), from + columns.lowerBound, columns.count, out + columns.lowerBound)
  }
}
