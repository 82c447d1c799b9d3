// The numbers of one pair, as programs read them.

import Foundation
import LeporelloDiff

/// One compared pair.
struct PairReport: Encodable, Sendable {
  var name: String?
  var old: String?
  var new: String?
  /// Whether the pictures count as the same under the metric.
  var equal: Bool
  /// Whether the pictures hold the same pixels.
  var identical: Bool
  var differentPixels = 0
  var antialiasedPixels = 0
  var toleratedPixels = 0
  var totalPixels: Int
  var mean = 0.0
  var max = 0.0
  var metric: String
  var threshold: Double
  var oldSize: PixelSize?
  var newSize: PixelSize?
  var bounds: PixelRect?
  var largestCluster: PixelCluster?
  var smallestPassingThreshold: Double?
  /// Why the pair could not be compared.
  var error: String?
  /// The words for people; not part of the JSON.
  var text: String

  private enum CodingKeys: String, CodingKey {
    case name, old, new, equal, identical, differentPixels, antialiasedPixels, toleratedPixels, totalPixels, mean, max
    case metric, threshold, oldSize, newSize, bounds, largestCluster, smallestPassingThreshold, error
  }

  /// A pair whose files are byte for byte the same.
  init(sameBytes size: PixelSize, metric: any DifferenceMetric) {
    equal = true
    identical = true
    totalPixels = size.width * size.height
    self.metric = metric.name
    threshold = metric.threshold
    (oldSize, newSize) = (size, size)
    text = "identical, \(size) pixels"
  }

  init(_ difference: BitmapDifference) {
    equal = difference.passes
    identical = difference.identical
    differentPixels = difference.differentPixels
    antialiasedPixels = difference.antialiasedPixels
    toleratedPixels = difference.toleratedPixels
    totalPixels = difference.totalPixels
    mean = difference.mean
    max = difference.max
    metric = difference.metric
    threshold = difference.threshold
    (oldSize, newSize) = (difference.oldSize, difference.newSize)
    bounds = difference.bounds
    largestCluster = difference.largestCluster
    smallestPassingThreshold = difference.smallestPassingThreshold
    text = difference.description
  }

  /// A pair one of which cannot be read.
  init(fault: any Error, metric: any DifferenceMetric) {
    equal = false
    identical = false
    totalPixels = 0
    self.metric = metric.name
    threshold = metric.threshold
    error = "\(fault)"
    text = "\(fault)"
  }

  /// A picture that only one side has.
  init(alone size: PixelSize, isNew: Bool, metric: any DifferenceMetric) {
    equal = false
    identical = false
    totalPixels = size.width * size.height
    differentPixels = totalPixels
    self.metric = metric.name
    threshold = metric.threshold
    if isNew { newSize = size } else { oldSize = size }
    text = isNew ? "only in the new folder, \(size) pixels" : "missing from the new folder, \(size) pixels"
  }
}
