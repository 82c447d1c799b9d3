// The option types of layers.

import LeporelloGraphics

/// Which corners a radius applies to.
public struct CACornerMask: OptionSet, Sendable, Hashable {
  /// Core Animation's bits.
  public let rawValue: UInt
  /// Creates a mask from Core Animation's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How a layer's corners bend; closed.
public enum CALayerCornerCurve: String, Sendable, Hashable {
  /// A quarter circle.
  case circular
  /// A curve whose bend begins gradually.
  case continuous
}
