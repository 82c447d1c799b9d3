// Places on the pixel grid.

/// A rectangle of whole pixels.
public struct PixelRect: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Columns and rows, first and last.
  public var description: String { "x \(x)-\(x + width - 1), y \(y)-\(y + height - 1)" }
}
