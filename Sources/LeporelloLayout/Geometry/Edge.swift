// The four sides of a rectangle, by reading direction.

/// A side of a rectangle.
public enum Edge: Int8, Sendable, Hashable, CaseIterable, Codable {
  /// The upper side.
  case top
  /// The side where reading begins.
  case leading
  /// The lower side.
  case bottom
  /// The side where reading ends.
  case trailing

  /// Some of the sides.
  public struct Set: OptionSet, Sendable, Hashable {
    /// One bit for each side.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Creates a set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    /// The upper side.
    public static let top = Set(.top)
    /// The side where reading begins.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where reading ends.
    public static let trailing = Set(.trailing)
    /// Both sides that bound the width.
    public static let horizontal: Set = [.leading, .trailing]
    /// Both sides that bound the height.
    public static let vertical: Set = [.top, .bottom]
    /// Every side.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
  }
}
