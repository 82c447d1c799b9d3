// A narrow Gaussian, tap by tap.

import LeporelloGraphics

/// The shares of a pixel's neighbours, by their distance: the Gaussian's integral over each pixel, in 65536ths.
struct GaussianTaps {
  let weights: [UInt32]

  init(_ sigma: CGFloat) {
    let farthest = Int((3.5 * sigma + 0.5).rounded(.down))
    func upTo(_ x: CGFloat) -> CGFloat { 0.5 * (1 + erf(x / sigma / CGFloat(2).squareRoot())) }
    var taps = (0...farthest).map { tap in
      UInt32(((upTo(CGFloat(tap) + 0.5) - upTo(CGFloat(tap) - 0.5)) * 65_536).rounded())
    }
    while taps.count > 1, taps.last == 0 { taps.removeLast() }
    // All shares together are one, so that a flat colour stays what it is.
    taps[0] = 65_536 - 2 * taps.dropFirst().reduce(0, +)
    weights = taps
  }

  func alongRows(_ plane: [UInt32], into out: inout [UInt32], width: Int, height: Int) {
    each(plane, &out, lines: height, length: width, lineStep: width, step: 1)
  }

  func downColumns(_ plane: [UInt32], into out: inout [UInt32], width: Int, height: Int) {
    each(plane, &out, lines: width, length: height, lineStep: 1, step: width)
  }

  private func each(
    _ plane: [UInt32], _ out: inout [UInt32], lines: Int, length: Int, lineStep: Int, step: Int
  ) {
    let farthest = weights.count - 1
    plane.withUnsafeBufferPointer { plane in
      out.withUnsafeMutableBufferPointer { out in
        weights.withUnsafeBufferPointer { weights in
          for line in 0..<lines {
            for i in 0..<length {
              let place = line * lineStep + i * step
              // Even 65280 levels by 65536 shares, all of one pixel, are less than 2^32.
              var sum = plane[place] &* weights[0] &+ 32_768
              for tap in stride(from: 1, through: farthest, by: 1) {
                if i >= tap { sum &+= plane[place - tap * step] &* weights[tap] }
                if i + tap < length { sum &+= plane[place + tap * step] &* weights[tap] }
              }
              out[place] = sum &>> 16
            }
          }
        }
      }
    }
  }
}
