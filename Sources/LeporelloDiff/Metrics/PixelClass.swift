// What a metric can say about one pixel.

/// The class of one pixel in a comparison.
public enum PixelClass: UInt8, Sendable, Hashable, CaseIterable {
  /// Both pictures hold the same pixel.
  case same
  /// The pixels are not the same, but within the threshold.
  case tolerated
  /// The pixels are further apart than the threshold, and forgiven as a trace of antialiasing.
  case antialiased
  /// The pixels are further apart than the threshold.
  case different
}
