// How progress runs over time; SwiftUI's type, with Core Animation's, CSS's and Material's curves beside its own.

/// A function from 0...1 to progress, from 0 at 0 to 1 at 1.
public struct UnitCurve: Sendable, Hashable {
  /// What the curve is; closed.
  indirect enum Shape: Sendable, Hashable {
    case linear
    case bezier(CubicBezier)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case steps(Int, StepPosition)
    case pieces([Piece])
    case inverse(UnitCurve)
  }

  /// A part of a curve made of several, each its own curve between two points.
  struct Piece: Sendable, Hashable {
    var start: CGPoint
    var end: CGPoint
    var curve: UnitCurve
  }

  /// Where a curve of steps jumps; CSS's names; closed.
  public enum StepPosition: String, Sendable, Hashable {
    /// At the beginning of each step.
    case jumpStart
    /// At the end of each step.
    case jumpEnd
    /// At the end of each step but the last, and not at the beginning.
    case jumpNone
    /// At the beginning and at the end.
    case jumpBoth
  }

  let shape: Shape

  init(_ shape: Shape) { self.shape = shape }

  /// Time itself.
  public static let linear = UnitCurve(.linear)
  /// Starts slowly; control points (.42, 0) and (1, 1).
  public static let easeIn = UnitCurve(.bezier(CubicBezier(0.42, 0, 1, 1)))
  /// Ends slowly; control points (0, 0) and (.58, 1).
  public static let easeOut = UnitCurve(.bezier(CubicBezier(0, 0, 0.58, 1)))
  /// Starts and ends slowly; control points (.42, 0) and (.58, 1).
  public static let easeInOut = UnitCurve(.bezier(CubicBezier(0.42, 0, 0.58, 1)))
  /// Core Animation's default and CSS's `ease`; control points (.25, .1) and (.25, 1).
  public static let `default` = UnitCurve(.bezier(CubicBezier(0.25, 0.1, 0.25, 1)))
  /// A quarter circle that starts slowly.
  public static let circularEaseIn = UnitCurve(.circularEaseIn)
  /// A quarter circle that ends slowly.
  public static let circularEaseOut = UnitCurve(.circularEaseOut)
  /// Two quarter circles.
  public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

  /// A cubic Bézier curve from (0, 0) to (1, 1) by CSS's four numbers, the control points (x1, y1) and (x2, y2); x is
  /// clamped to 0...1.
  public static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(CubicBezier(x1, y1, x2, y2)))
  }

  /// Equal steps, at least one (two where neither end jumps).
  public static func steps(_ count: Int, _ position: StepPosition = .jumpEnd) -> UnitCurve {
    UnitCurve(.steps(max(position == .jumpNone ? 2 : 1, count), position))
  }

  /// The curve with its axes swapped, so that it undoes this one wherever this one rises.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .inverse(let curve): curve
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .bezier(let b) where (0...1).contains(b.y1) && (0...1).contains(b.y2): .bezier(b.y1, b.x1, b.y2, b.x2)
    case .bezier, .circularEaseInOut, .steps, .pieces: UnitCurve(.inverse(self))
    }
  }
}
