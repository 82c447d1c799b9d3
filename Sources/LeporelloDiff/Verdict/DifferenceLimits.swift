// How much may differ, in places, never as a share of the canvas.

/// How many pixels may differ before pictures count as different.
public struct DifferenceLimits: Sendable, Hashable {
  /// All pixels that may differ.
  public let pixels: Int
  /// The pixels that may differ in one connected patch.
  public let cluster: Int?
  /// The pixels that may differ in any window of 8 by 8.
  public let window: Int?
  /// The longer side of a connected patch that may be forgiven as antialiasing.
  public let forgivenLength: Int?

  /// No pixel may differ.
  public static let none = DifferenceLimits(unchecked: 0)

  /// So many pixels may differ, wherever they are.
  ///
  /// - Throws: ``DiffError/negativeLimit(_:_:)`` if a limit is below 0.
  public init(pixels: Int, cluster: Int? = nil, window: Int? = nil, forgivenLength: Int? = nil) throws(DiffError) {
    let named = [("pixels", pixels), ("cluster", cluster), ("window", window), ("forgivenLength", forgivenLength)]
    for case (let name, let value?) in named where value < 0 { throw .negativeLimit(name, value) }
    self.init(unchecked: pixels, cluster: cluster, window: window, forgivenLength: forgivenLength)
  }

  private init(unchecked pixels: Int, cluster: Int? = nil, window: Int? = nil, forgivenLength: Int? = nil) {
    self.pixels = pixels
    self.cluster = cluster
    self.window = window
    self.forgivenLength = forgivenLength
  }
}
