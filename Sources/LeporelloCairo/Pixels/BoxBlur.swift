// A Gaussian as three running means, as SVG's feGaussianBlur has it: within 3% of the real one, in whole numbers, and
// as fast for a wide blur as for a narrow one. Narrow ones are the Gaussian itself, since means of few pixels are coarse.

import LeporelloGraphics

enum BoxBlur {
  /// From this standard deviation on, in pixels, three means stand for the Gaussian.
  static let firstMean: CGFloat = 2

  /// How many pixels a blur reaches out of what it blurs.
  static func reach(_ sigma: CGFloat) -> Int {
    guard sigma > 0 else { return 0 }
    guard sigma >= firstMean else { return max(0, GaussianTaps(sigma).weights.count - 1) }
    return windows(min(sigma, 1_000)).reduce(0) { $0 + max($1.before, $1.after) }
  }

  /// Three windows around a pixel whose means in turn come near a Gaussian.
  static func windows(_ sigma: CGFloat) -> [(before: Int, after: Int)] {
    let d = Int((sigma * 3 * (2 * CGFloat.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let h = d / 2
    return d % 2 == 1 ? [(h, h), (h, h), (h, h)] : [(h, h - 1), (h - 1, h), (h, h)]
  }

  /// A picture blurred in all channels.
  static func blurred(_ picture: Picture, sigma: CGFloat) -> Picture {
    let reach = reach(sigma)
    guard reach > 0 else { return picture }
    let bounds = picture.bounds.insetBy(-reach)
    var result = [UInt32](repeating: 0, count: bounds.width * bounds.height)
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let plane = blurredPlane(picture.bitmap, shift: shift, reach: reach, sigma)
      for i in result.indices { result[i] |= ((plane[i] &+ 128) &>> 8) &<< shift }
    }
    // Rounding each channel by itself may lift a colour above its alpha by one.
    for i in result.indices { result[i] = Premultiplied.limited(result[i]) }
    return Picture(
      bitmap: Bitmap(width: bounds.width, height: bounds.height, pixels: result), x: bounds.minX, y: bounds.minY)
  }

  /// A picture's coverage, blurred.
  static func coverage(of picture: Picture, sigma: CGFloat) -> CoveragePlane {
    let reach = reach(sigma)
    return CoveragePlane(
      bounds: picture.bounds.insetBy(-reach), levels: blurredPlane(picture.bitmap, shift: 24, reach: reach, sigma))
  }

  /// A picture's coverage, blurred and painted with a colour.
  static func shadow(of picture: Picture, sigma: CGFloat, color: RGBA) -> Picture {
    let plane = coverage(of: picture, sigma: sigma)
    let ramp = (0...255).map { Premultiplied.pixel(color, coverage: Double($0) / 255) }
    let pixels = plane.levels.map { ramp[Int(($0 &+ 128) &>> 8)] }
    return Picture(
      bitmap: Bitmap(width: plane.bounds.width, height: plane.bounds.height, pixels: pixels), x: plane.bounds.minX,
      y: plane.bounds.minY)
  }

  /// One channel in 256ths of a level, with `reach` pixels added on each side.
  private static func blurredPlane(
    _ bitmap: Bitmap, shift: UInt32, reach: Int, _ sigma: CGFloat
  ) -> [UInt32] {
    let (width, height) = (bitmap.width + 2 * reach, bitmap.height + 2 * reach)
    var plane = [UInt32](repeating: 0, count: width * height)
    bitmap.withUnsafePixels { pixels in
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          plane[(y + reach) * width + x + reach] = (pixels[y * bitmap.width + x] &>> shift & 255) &<< 8
        }
      }
    }
    guard reach > 0 else { return plane }
    var spare = plane
    guard sigma >= firstMean else {
      let taps = GaussianTaps(sigma)
      taps.alongRows(plane, into: &spare, width: width, height: height)
      taps.downColumns(spare, into: &plane, width: width, height: height)
      return plane
    }
    let boxes = windows(sigma)
    for box in boxes {
      rowMeans(plane, into: &spare, width: width, height: height, box)
      swap(&plane, &spare)
    }
    for box in boxes {
      columnMeans(plane, into: &spare, width: width, height: height, box)
      swap(&plane, &spare)
    }
    return plane
  }

  private static func rowMeans(
    _ plane: [UInt32], into out: inout [UInt32], width: Int, height: Int, _ box: (before: Int, after: Int)
  ) {
    let divisor = UInt32(box.before + box.after + 1)
    plane.withUnsafeBufferPointer { plane in
      out.withUnsafeMutableBufferPointer { out in
        for row in stride(from: 0, to: width * height, by: width) {
          var sum: UInt32 = 0
          for x in 0..<min(box.after, width) { sum &+= plane[row + x] }
          for x in 0..<width {
            if x + box.after < width { sum &+= plane[row + x + box.after] }
            out[row + x] = (sum &+ divisor / 2) / divisor
            if x >= box.before { sum &-= plane[row + x - box.before] }
          }
        }
      }
    }
  }

  /// The same down the columns, a row at a time, so that memory is read in order.
  private static func columnMeans(
    _ plane: [UInt32], into out: inout [UInt32], width: Int, height: Int, _ box: (before: Int, after: Int)
  ) {
    let divisor = UInt32(box.before + box.after + 1)
    var sums = [UInt32](repeating: 0, count: width)
    plane.withUnsafeBufferPointer { plane in
      out.withUnsafeMutableBufferPointer { out in
        sums.withUnsafeMutableBufferPointer { sums in
          for y in 0..<min(box.after, height) {
            for x in 0..<width { sums[x] &+= plane[y * width + x] }
          }
          for y in 0..<height {
            if y + box.after < height {
              for x in 0..<width { sums[x] &+= plane[(y + box.after) * width + x] }
            }
            for x in 0..<width { out[y * width + x] = (sums[x] &+ divisor / 2) / divisor }
            if y >= box.before {
              for x in 0..<width { sums[x] &-= plane[(y - box.before) * width + x] }
            }
          }
        }
      }
    }
  }
}
