// The error of each pixel: colour as the eye resolves it, sharpened where edges or points came or went.

import Foundation

/// The LDR-FLIP error map of a pair.
struct FLIPError {
  let values: [Float]

  init(_ pair: PixelPair, pixelsPerDegree: Double) {
    let sight = FLIPFilters(pixelsPerDegree: pixelsPerDegree)
    let (old, new) = (FLIPPicture(pair.old, pair), FLIPPicture(pair.new, pair))
    let (seenOld, seenNew) = (old.seen(through: sight), new.seen(through: sight))
    let (linesOld, linesNew) = (old.features(sight), new.features(sight))
    let greatest = FLIPColour.greatestError
    values = (0..<pair.width * pair.height).map { index in
      let colour = FLIPColour.redistributed(seenOld[index].error(to: seenNew[index]), greatest: greatest)
      let feature = max(
        abs(linesOld.edges[index] - linesNew.edges[index]), abs(linesOld.points[index] - linesNew.points[index]))
      let featureError = (feature / Float(2).squareRoot()).squareRoot()
      return pow(colour, 1 - featureError)
    }
  }
}

/// One picture in the opponent space in which the eye's resolution is stated.
private struct FLIPPicture {
  let luminance: Plane
  let redGreen: Plane
  let blueYellow: Plane

  init(_ pixels: [UInt32], _ pair: PixelPair) {
    var (y, cx, cz): ([Float], [Float], [Float]) = ([], [], [])
    for pixel in pixels {
      let xyz = FLIPColour.normalisedXYZ(LinearRGB(onWhite: WhitePage.blend(pixel)))
      y.append(Float(116 * xyz.y - 16))
      cx.append(Float(500 * (xyz.x - xyz.y)))
      cz.append(Float(200 * (xyz.y - xyz.z)))
    }
    luminance = Plane(width: pair.width, height: pair.height, values: y)
    redGreen = Plane(width: pair.width, height: pair.height, values: cx)
    blueYellow = Plane(width: pair.width, height: pair.height, values: cz)
  }

  /// The colours that are left when detail too fine for the eye is blurred away.
  func seen(through filters: FLIPFilters) -> [FLIPColour] {
    let y = luminance.filtered(alongRows: filters.luminance, alongColumns: filters.luminance)
    let cx = redGreen.filtered(alongRows: filters.redGreen, alongColumns: filters.redGreen)
    let cz = Plane.weighted(
      blueYellow.filtered(alongRows: filters.blueYellow.0, alongColumns: filters.blueYellow.0),
      filters.blueYellowShares.0,
      blueYellow.filtered(alongRows: filters.blueYellow.1, alongColumns: filters.blueYellow.1),
      filters.blueYellowShares.1)
    return y.values.indices.map { FLIPColour(y: y.values[$0], cx: cx.values[$0], cz: cz.values[$0]) }
  }

  /// How strong an edge and a point each pixel is.
  func features(_ filters: FLIPFilters) -> (edges: [Float], points: [Float]) {
    var grey = luminance
    for index in grey.values.indices { grey.values[index] = (grey.values[index] + 16) / 116 }
    func strength(_ kernel: [Float]) -> [Float] {
      let across = grey.filtered(alongRows: kernel, alongColumns: filters.feature)
      let down = grey.filtered(alongRows: filters.feature, alongColumns: kernel)
      return across.values.indices.map {
        (across.values[$0] * across.values[$0] + down.values[$0] * down.values[$0]).squareRoot()
      }
    }
    return (strength(filters.edge), strength(filters.point))
  }
}
