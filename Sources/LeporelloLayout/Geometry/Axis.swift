// The two directions in which layout measures.

import LeporelloGraphics

/// The horizontal or vertical direction.
public enum Axis: Int8, Sendable, Hashable, CaseIterable, Codable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Some of the axes.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit for each axis.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one axis.
    public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }
    /// The horizontal axis alone.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis alone.
    public static let vertical = Set(rawValue: 2)
  }
}
