// The running sums of a comparison.

/// Counts, extent and distances of the pixels seen so far.
public struct PixelTally: Sendable, Hashable {
  /// The number of pixels within the threshold but not the same.
  public private(set) var tolerated = 0
  /// The number of pixels forgiven as antialiasing.
  public private(set) var antialiased = 0
  /// The number of pixels that differ.
  public private(set) var different = 0
  /// The sum of all distances.
  public private(set) var sum = 0.0
  /// The greatest distance of any pixel.
  public private(set) var greatest = 0.0
  /// The greatest distance of a pixel that differs.
  public private(set) var greatestDifferent = 0.0
  /// The least rectangle around the pixels that differ.
  public var bounds: PixelRect? {
    different == 0 ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  private var left = Int.max
  private var top = Int.max
  private var right = Int.min
  private var bottom = Int.min

  @inline(__always)
  mutating func add(_ kind: PixelClass, x: Int, y: Int, distance: Double) {
    sum += distance
    if distance > greatest { greatest = distance }
    switch kind {
    case .same: break
    case .tolerated: tolerated += 1
    case .antialiased: antialiased += 1
    case .different:
      different += 1
      if distance > greatestDifferent { greatestDifferent = distance }
      include(x, y)
    }
  }

  mutating func addUncovered(x: Int, y: Int) {
    different += 1
    include(x, y)
  }

  @inline(__always)
  private mutating func include(_ x: Int, _ y: Int) {
    if x < left { left = x }
    if x > right { right = x }
    if y < top { top = y }
    if y > bottom { bottom = y }
  }
}
