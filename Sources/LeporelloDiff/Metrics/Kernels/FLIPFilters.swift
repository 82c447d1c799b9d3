// The kernels of FLIP: what the eye resolves in each channel, and what it takes for an edge or a point.

import Foundation

/// One-dimensional kernels; every filter of FLIP is a product of two, or a sum of two such products.
struct FLIPFilters {
  let luminance: [Float]
  let redGreen: [Float]
  let blueYellow: ([Float], [Float])
  let blueYellowShares: (Float, Float)
  let feature: [Float]
  let edge: [Float]
  let point: [Float]

  init(pixelsPerDegree: Double) {
    let radius = Int((3 * (0.04 / (2 * Double.pi * Double.pi)).squareRoot() * pixelsPerDegree).rounded(.up))
    func gaussian(_ b: Double) -> [Double] {
      (-radius...radius).map { offset in
        let degrees = Double(offset) / pixelsPerDegree
        return exp(-Double.pi * Double.pi * degrees * degrees / b)
      }
    }
    luminance = Self.normalised(gaussian(0.0047))
    redGreen = Self.normalised(gaussian(0.0053))
    let (wide, narrow) = (gaussian(0.04), gaussian(0.025))
    blueYellow = (Self.normalised(wide), Self.normalised(narrow))
    func weight(_ a: Double, _ b: Double, _ kernel: [Double]) -> Double {
      let sum = kernel.reduce(0, +)
      return a * (Double.pi / b).squareRoot() * sum * sum
    }
    let (first, second) = (weight(34.1, 0.04, wide), weight(13.5, 0.025, narrow))
    blueYellowShares = (Float(first / (first + second)), Float(second / (first + second)))

    let deviation = 0.5 * 0.082 * pixelsPerDegree
    let featureRadius = Int((3 * deviation).rounded(.up))
    let offsets = (-featureRadius...featureRadius).map(Double.init)
    let bell = offsets.map { exp(-$0 * $0 / (2 * deviation * deviation)) }
    feature = Self.normalised(bell)
    edge = Self.balanced(zip(offsets, bell).map { -$0 * $1 })
    point = Self.balanced(zip(offsets, bell).map { ($0 * $0 / (deviation * deviation) - 1) * $1 })
  }

  private static func normalised(_ kernel: [Double]) -> [Float] {
    let sum = kernel.reduce(0, +)
    return kernel.map { Float($0 / sum) }
  }

  /// The kernel with its positive and its negative part each scaled to a sum of 1.
  private static func balanced(_ kernel: [Double]) -> [Float] {
    let positive = kernel.filter { $0 > 0 }.reduce(0, +)
    let negative = -kernel.filter { $0 < 0 }.reduce(0, +)
    return kernel.map { Float($0 > 0 ? $0 / positive : $0 / negative) }
  }
}
