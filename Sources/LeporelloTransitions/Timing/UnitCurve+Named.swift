// The curves that CSS and Material name.

extension UnitCurve {
  /// The curve for one of CSS's keywords, `ease`, `linear`, `ease-in`, `ease-out`, `ease-in-out`, `step-start` or
  /// `step-end`; nil for any other word.
  public init?(cssKeyword keyword: String) {
    switch keyword {
    case "ease": self = .default
    case "linear": self = .linear
    case "ease-in": self = .easeIn
    case "ease-out": self = .easeOut
    case "ease-in-out": self = .easeInOut
    case "step-start": self = .steps(1, .jumpStart)
    case "step-end": self = .steps(1, .jumpEnd)
    default: return nil
    }
  }

  /// Material's standard curve, (.2, 0, 0, 1).
  public static let materialStandard = UnitCurve.bezier(0.2, 0, 0, 1)
  /// Material's standard curve for what enters, (0, 0, 0, 1).
  public static let materialStandardDecelerate = UnitCurve.bezier(0, 0, 0, 1)
  /// Material's standard curve for what leaves, (.3, 0, 1, 1).
  public static let materialStandardAccelerate = UnitCurve.bezier(0.3, 0, 1, 1)
  /// Material's emphasised curve for what enters, (.05, .7, .1, 1).
  public static let materialEmphasizedDecelerate = UnitCurve.bezier(0.05, 0.7, 0.1, 1)
  /// Material's emphasised curve for what leaves, (.3, 0, .8, .15).
  public static let materialEmphasizedAccelerate = UnitCurve.bezier(0.3, 0, 0.8, 0.15)
  /// Material's earlier standard curve, fast out and slow in, (.4, 0, .2, 1).
  public static let materialFastOutSlowIn = UnitCurve.bezier(0.4, 0, 0.2, 1)

  /// Material's emphasised curve: two cubic pieces that meet at (1/6, .4).
  public static let materialEmphasized = UnitCurve(
    .pieces([
      piece(from: (0, 0), (0.05, 0), (0.133333, 0.06), to: (0.166666, 0.4)),
      piece(from: (0.166666, 0.4), (0.208333, 0.82), (0.25, 1), to: (1, 1)),
    ]))

  /// A curve through points, straight between them, as CSS's `linear()`; points are (time, progress), times rising.
  ///
  /// (0, 0) and (1, 1) are added where they lack; points that are not finite or go back in time are left out.
  public static func keyframes(_ points: [(time: Double, value: Double)]) -> UnitCurve {
    var rising: [CGPoint] = [.zero]
    for point in points where point.time.isFinite && point.value.isFinite && point.time > 0 && point.time < 1 {
      if let last = rising.last, point.time > Double(last.x) { rising.append(CGPoint(x: point.time, y: point.value)) }
    }
    rising.append(CGPoint(x: 1, y: 1))
    return UnitCurve(.pieces(zip(rising, rising.dropFirst()).map { Piece(start: $0, end: $1, curve: .linear) }))
  }

  /// A cubic piece given in the whole curve's coordinates, as a curve of its own unit square.
  private static func piece(
    from a: (Double, Double), _ c1: (Double, Double), _ c2: (Double, Double), to b: (Double, Double)
  ) -> Piece {
    let (w, h) = (b.0 - a.0, b.1 - a.1)
    return Piece(
      start: CGPoint(x: a.0, y: a.1), end: CGPoint(x: b.0, y: b.1),
      curve: .bezier((c1.0 - a.0) / w, (c1.1 - a.1) / h, (c2.0 - a.0) / w, (c2.1 - a.1) / h))
  }
}
