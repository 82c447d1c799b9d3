// Corners of a rectangle as a set.

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Creates a set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}
