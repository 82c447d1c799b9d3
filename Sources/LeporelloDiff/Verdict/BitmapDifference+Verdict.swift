// Numbers and decision, read from the classes.

extension BitmapDifference {
  /// The number of pixels that differ, those that only one picture covers included.
  public var differentPixels: Int { map.tally.different }
  /// The number of pixels that were forgiven as antialiasing.
  public var antialiasedPixels: Int { map.tally.antialiased }
  /// The number of pixels that are not the same but within the threshold.
  public var toleratedPixels: Int { map.tally.tolerated }
  /// The number of pixels of a canvas that covers both pictures.
  public var totalPixels: Int { map.width * map.height }
  /// The mean distance over all pixels, in the metric's unit.
  public var mean: Double { totalPixels == 0 ? 0 : map.tally.sum / Double(totalPixels) }
  /// The greatest distance of any pixel, in the metric's unit.
  public var max: Double { map.tally.greatest }
  /// The least rectangle around the pixels that differ.
  public var bounds: PixelRect? { map.tally.bounds }
  /// The connected patch with the most pixels that differ.
  public var largestCluster: PixelCluster? {
    map.clusters().max { $0.pixels < $1.pixels }
  }

  /// Whether the pictures count as the same.
  public var passes: Bool { brokenLimits.isEmpty }

  /// What keeps the pictures from counting as the same, in words.
  public var brokenLimits: [String] {
    if identical { return [] }
    var broken: [String] = []
    if oldSize != newSize { broken.append("sizes differ: \(oldSize) became \(newSize)") }
    if differentPixels > limits.pixels {
      broken.append(
        "\(differentPixels) of \(totalPixels) pixels over \(metric) \(Self.short(threshold)); limit \(limits.pixels)")
    }
    if let limit = limits.cluster, let cluster = largestCluster, cluster.pixels > limit {
      broken.append("\(cluster.pixels) connected pixels differ at \(cluster.bounds); limit \(limit)")
    }
    if let limit = limits.window {
      let densest = map.densestWindow()
      if densest > limit { broken.append("\(densest) pixels differ within 8x8; limit \(limit)") }
    }
    if let limit = limits.forgivenLength {
      let longest = map.clusters(of: .antialiased).max { length($0) < length($1) }
      if let longest, length(longest) > limit {
        broken.append(
          "a patch at \(longest.bounds) is too long to be forgiven as antialiasing; limit \(limit) pixels")
      }
    }
    return broken
  }

  /// The least threshold with which no pixel would differ, unless sizes do.
  public var smallestPassingThreshold: Double? {
    oldSize == newSize ? Swift.max(map.tally.greatestDifferent, 0) : nil
  }

  private func length(_ cluster: PixelCluster) -> Int { Swift.max(cluster.bounds.width, cluster.bounds.height) }

  /// A number with at most four decimals, rounded up, so that it can be written as a threshold that passes.
  static func short(_ value: Double) -> String {
    let scaled = (value * 10_000).rounded(.up)
    if scaled.truncatingRemainder(dividingBy: 10_000) == 0 { return "\(Int(scaled / 10_000))" }
    var text = "\(scaled / 10_000)"
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }
}
