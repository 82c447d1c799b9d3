// Colours of a texture at a place, averaged over the part of it that a pixel shows: where a page is seen at a
// glancing angle a pixel covers many texels in one direction, and leaving some out would drop thin strokes.

import LeporelloGraphics

/// A texture and its halves, in memory of its own.
final class TextureSampler {
  private struct Level {
    let pixels: UnsafeMutablePointer<UInt32>
    let width: Int
    let height: Int
  }

  private var levels: [Level] = []

  init(_ texture: Bitmap) { append(texture) }

  deinit { levels.forEach { $0.pixels.deallocate() } }

  private func append(_ bitmap: Bitmap) {
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, bitmap.pixels.count))
    bitmap.withUnsafePixels { source in
      if let base = source.baseAddress { pixels.initialize(from: base, count: source.count) }
    }
    levels.append(Level(pixels: pixels, width: bitmap.width, height: bitmap.height))
  }

  /// Makes halves up to a level, or as far as there are.
  private func level(_ wanted: Int) -> Int {
    while levels.count <= wanted, let last = levels.last, last.width > 1 || last.height > 1 {
      let whole = UnsafeBufferPointer(start: last.pixels, count: last.width * last.height)
      let bitmap = Bitmap(width: last.width, height: last.height, pixels: Array(whole))
      append(MipChain.halved(bitmap, across: last.width > 1, down: last.height > 1))
    }
    return min(wanted, levels.count - 1)
  }

  /// The most places a pixel's colour is the mean of.
  private static let mostTaps = 64

  /// The colour around a place in texels, as four 16-bit lanes: alpha, red, green, blue.
  ///
  /// - Parameters:
  ///   - place: The place in texels of the full size.
  ///   - across: How far the place moves for one pixel to the right.
  ///   - down: How far it moves for one pixel down.
  ///   - light: 1 leaves colours alone, less darkens, more lightens.
  @inline(__always)
  func color(_ place: SIMD2<Double>, across: SIMD2<Double>, down: SIMD2<Double>, light: Float) -> UInt64 {
    let (x2, y2) = ((across * across).sum(), (down * down).sum())
    let color = x2 <= 1.002 && y2 <= 1.002 ? bilinear(place, 0) : mean(place, across, down, x2, y2)
    return Self.pack(color, light)
  }

  private func mean(
    _ place: SIMD2<Double>, _ across: SIMD2<Double>, _ down: SIMD2<Double>, _ x2: Double, _ y2: Double
  ) -> SIMD4<Float> {
    let axis = x2 >= y2 ? across : down
    let major = max(x2, y2).squareRoot()
    let minor = max(1, min(x2, y2).squareRoot(), major / Double(Self.mostTaps))
    let taps = max(1, Int((major / minor).rounded(.up)))
    let depth = log2(minor)
    let lower = level(Int(depth))
    let upper = depth > Double(lower) ? level(lower + 1) : lower
    let share = Float(depth - Double(lower))
    var sum = SIMD4<Float>.zero
    for tap in 0..<taps {
      let p = place + axis * ((Double(tap) + 0.5) / Double(taps) - 0.5)
      var color = bilinear(p, lower)
      if upper != lower { color += (bilinear(p, upper) - color) * share }
      sum += color
    }
    return sum / Float(taps)
  }

  /// The weighted mean of the four nearest texels; the outermost go on outside.
  @inline(__always)
  private func bilinear(_ place: SIMD2<Double>, _ index: Int) -> SIMD4<Float> {
    let level = levels[index]
    let p = place / Double(1 << index) - 0.5
    let x = min(max(p.x, 0), Double(level.width - 1))
    let y = min(max(p.y, 0), Double(level.height - 1))
    let (x0, y0) = (Int(x), Int(y))
    let (x1, y1) = (min(x0 + 1, level.width - 1), min(y0 + 1, level.height - 1))
    let (fx, fy) = (Float(x - Double(x0)), Float(y - Double(y0)))
    let top = level.pixels + y0 * level.width
    let bottom = level.pixels + y1 * level.width
    let (a, b) = (Self.unpack(top[x0]), Self.unpack(top[x1]))
    let (c, d) = (Self.unpack(bottom[x0]), Self.unpack(bottom[x1]))
    let upper = a + (b - a) * fx
    let lower = c + (d - c) * fx
    return upper + (lower - upper) * fy
  }

  @inline(__always)
  private static func unpack(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(
      SIMD4<Int32>(
        Int32(truncatingIfNeeded: pixel & 255), Int32(truncatingIfNeeded: pixel &>> 8 & 255),
        Int32(truncatingIfNeeded: pixel &>> 16 & 255), Int32(truncatingIfNeeded: pixel &>> 24)))
  }

  /// Rounds to whole levels, lit: less than 1 goes towards black, more towards white, both under the same alpha.
  @inline(__always)
  private static func pack(_ color: SIMD4<Float>, _ light: Float) -> UInt64 {
    let alpha = color.w
    var lit = color
    if light < 1 {
      lit = color * light
    } else if light > 1 {
      lit = color + (SIMD4(repeating: alpha) - color) * (light - 1)
    }
    func level(_ value: Float) -> UInt64 { UInt64(value + 0.5) }
    return level(alpha) &<< 48 | level(lit.z) &<< 32 | level(lit.y) &<< 16 | level(lit.x)
  }
}
