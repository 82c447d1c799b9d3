// Core Animation's curves by name or control points.

public import LeporelloGraphics
import LeporelloTransitions

/// The names of Core Animation's curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Core Animation's own choice.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A curve that paces an animation.
public final class CAMediaTimingFunction: NSObject, Sendable {
  let curve: UnitCurve

  /// Creates a curve by name; an unknown name is linear.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      case .default: .default
      default: .linear
      }
  }

  /// Creates a curve from two control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = .bezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }
}
