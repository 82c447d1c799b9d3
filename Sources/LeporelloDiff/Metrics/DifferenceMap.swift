// One class for each pixel, and the sums over them.

/// What a metric found, pixel by pixel.
public struct DifferenceMap: Sendable, Hashable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The classes' raw values, row by row.
  public private(set) var classes: [UInt8]
  /// The number of pixels of each class other than `same`, in the enum's order.
  public private(set) var tally = PixelTally()

  /// Creates a map on which all pixels are the same.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
    classes = [UInt8](repeating: PixelClass.same.rawValue, count: width * height)
  }

  /// The class of the pixel in a column and row.
  public subscript(x: Int, y: Int) -> PixelClass {
    PixelClass(rawValue: classes[y * width + x]) ?? .different
  }

  /// Gives a pixel its class and its distance in the metric's unit. Each pixel is marked at most once.
  public mutating func mark(x: Int, y: Int, as kind: PixelClass, distance: Double) {
    classes[y * width + x] = kind.rawValue
    tally.add(kind, x: x, y: y, distance: distance)
  }

  /// Calls the body with the classes in place and the tally, for loops over many pixels.
  mutating func withStorage(_ body: (UnsafeMutableBufferPointer<UInt8>, inout PixelTally) -> Void) {
    var tally = self.tally
    classes.withUnsafeMutableBufferPointer { body($0, &tally) }
    self.tally = tally
  }

  /// The map on a larger canvas, where what only one picture covers is different.
  func expanded(width: Int, height: Int) -> DifferenceMap {
    if width == self.width, height == self.height { return self }
    var larger = DifferenceMap(width: width, height: height)
    larger.tally = tally
    for y in 0..<height {
      for x in 0..<width {
        if x < self.width, y < self.height {
          larger.classes[y * width + x] = classes[y * self.width + x]
        } else {
          larger.classes[y * width + x] = PixelClass.different.rawValue
          larger.tally.addUncovered(x: x, y: y)
        }
      }
    }
    return larger
  }
}
