// Pictures, compared by their pixels and never by their files' bytes.

public import LeporelloDiff
public import LeporelloGraphics

extension Diffing where Value == Bitmap {
  /// Pictures that a codec stores and a metric compares.
  public static func image(
    codec: ImageCodec = .png, metric: any DifferenceMetric = .exact, limits: DifferenceLimits = .none
  ) -> Diffing {
    var diffing = Diffing(toData: codec.encode, fromData: codec.decode) { (old: Bitmap, new: Bitmap) in
      if old.isIdentical(to: new) { return nil }
      let difference = BitmapDifference(from: old, to: new, metric: metric, limits: limits)
      if difference.passes { return nil }
      let picture = SnapshotAttachment(
        name: "difference", pathExtension: codec.pathExtension, data: try codec.encode(difference.picture))
      return (difference.description, [picture])
    }
    diffing.holds = codec.holds
    return diffing
  }
}

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// The picture itself, exact unless a metric or limits are given.
  public static func image(
    codec: ImageCodec = .png, metric: any DifferenceMetric = .exact, limits: DifferenceLimits = .none
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: codec.pathExtension, diffing: .image(codec: codec, metric: metric, limits: limits))
  }
}
