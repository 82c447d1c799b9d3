// Sizes on the pixel grid.

/// A number of columns and rows.
public struct PixelSize: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Columns by rows.
  public var description: String { "\(width)x\(height)" }
}
