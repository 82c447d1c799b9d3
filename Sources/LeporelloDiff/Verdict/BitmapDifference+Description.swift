// The verdict in words.

extension BitmapDifference: CustomStringConvertible {
  /// How many pixels differ, how far, where, and what would pass.
  public var description: String {
    if identical { return "identical, \(oldSize) pixels" }
    if passes {
      return "within limits: \(differentPixels) of \(totalPixels) pixels differ by \(metric) \(Self.short(threshold))"
        + ", \(toleratedPixels) tolerated, \(antialiasedPixels) forgiven as antialiasing"
    }
    var lines = brokenLimits
    if let bounds { lines.append("where: \(bounds)") }
    if let cluster = largestCluster {
      lines.append("largest patch: \(cluster.pixels) pixels at \(cluster.bounds)")
    }
    lines.append("how far: at most \(Self.short(max)), \(Self.short(mean)) on average")
    if antialiasedPixels > 0 { lines.append("\(antialiasedPixels) more pixels were forgiven as antialiasing") }
    if let smallest = smallestPassingThreshold, differentPixels > limits.pixels {
      let name = metric == "exact" ? "channel" : metric
      lines.append("smallest setting that would pass: \(name) with a threshold of \(Self.short(smallest))")
    }
    return lines.joined(separator: "\n")
  }
}
