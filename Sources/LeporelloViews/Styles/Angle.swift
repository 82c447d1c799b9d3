// Angles.

/// An angle; SwiftUI's name.
public struct Angle: Sendable, Hashable, Codable, Comparable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates an angle from radians.
  public init(radians: Double = 0) { self.radians = radians }
  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// No turn.
  public static let zero = Angle()

  /// Whether one angle is smaller than another.
  public static func < (a: Self, b: Self) -> Bool { a.radians < b.radians }
  /// The sum of two angles.
  public static func + (a: Self, b: Self) -> Self { Angle(radians: a.radians + b.radians) }
  /// The difference of two angles.
  public static func - (a: Self, b: Self) -> Self { Angle(radians: a.radians - b.radians) }
  /// The angle the other way round.
  public static prefix func - (a: Self) -> Self { Angle(radians: -a.radians) }
  /// The angle times a number.
  public static func * (a: Self, b: Double) -> Self { Angle(radians: a.radians * b) }
}
