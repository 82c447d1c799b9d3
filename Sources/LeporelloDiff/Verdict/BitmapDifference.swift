// The verdict on two pictures: what differs, how far, where, and whether that is within the limits.

public import LeporelloGraphics

/// How two pictures differ.
public struct BitmapDifference: Sendable {
  /// The reference's size in pixels.
  public let oldSize: PixelSize
  /// The size in pixels of the picture under test.
  public let newSize: PixelSize
  /// The metric's name.
  public let metric: String
  /// The metric's threshold.
  public let threshold: Double
  /// How many pixels might differ.
  public let limits: DifferenceLimits
  /// Whether both pictures have one size and the same pixels.
  public let identical: Bool
  /// The class of each pixel on a canvas that covers both pictures.
  public let map: DifferenceMap
  /// The reference, for the difference picture.
  let old: StraightPixels

  /// Compares two bitmaps.
  public init(
    from old: Bitmap, to new: Bitmap, metric: any DifferenceMetric = .exact, limits: DifferenceLimits = .none
  ) {
    self.init(
      StraightPixels(width: old.width, height: old.height, pixels: old.pixels),
      StraightPixels(width: new.width, height: new.height, pixels: new.pixels), premultiplied: true, metric, limits)
  }

  /// Compares two grids, colours under alpha 0 included.
  public init(
    from old: StraightPixels, to new: StraightPixels, metric: any DifferenceMetric = .exact,
    limits: DifferenceLimits = .none
  ) {
    self.init(old, new, premultiplied: false, metric, limits)
  }

  private init(
    _ old: StraightPixels, _ new: StraightPixels, premultiplied: Bool, _ metric: any DifferenceMetric,
    _ limits: DifferenceLimits
  ) {
    oldSize = PixelSize(width: old.width, height: old.height)
    newSize = PixelSize(width: new.width, height: new.height)
    self.metric = metric.name
    threshold = metric.threshold
    self.limits = limits
    var (first, second) = (old, new)
    var pair = PixelPair(first, second)
    let dirty = DirtyRows.between(pair.old, pair.new, width: pair.width, height: pair.height)
    identical = oldSize == newSize && dirty.isEmpty
    if premultiplied, !dirty.isEmpty {
      // Only what the metric looks at is worth the division.
      for run in DirtyRows.grown(dirty, by: metric.reach, height: pair.height) {
        first.divideOutAlpha(rows: run)
        second.divideOutAlpha(rows: run)
      }
      pair = PixelPair(first, second)
    }
    var map = DifferenceMap(width: pair.width, height: pair.height)
    if !dirty.isEmpty { metric.classify(pair, rows: dirty, into: &map) }
    self.map = map.expanded(width: Swift.max(old.width, new.width), height: Swift.max(old.height, new.height))
    self.old = first
  }
}
