// One round corner of radius 1. Its tip is the origin; the outline comes in along the x axis and leaves along the y axis.

/// A corner's curves.
struct Corner {
  struct Curve {
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint

    init(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
      (self.control1, self.control2, self.end) = (control1, control2, end)
    }
  }

  let start: CGPoint
  let curves: [Curve]

  /// A quarter circle.
  static let circular: Corner = {
    let arm = 1 - Path.circleArm
    return Corner(
      start: CGPoint(x: 1, y: 0),
      curves: [Curve(CGPoint(x: arm, y: 0), CGPoint(x: 0, y: arm), CGPoint(x: 0, y: 1))])
  }()

  /// How far a continuous corner reaches along its sides where there is room.
  static let fullReach: CGFloat = 1.528665

  /// The corner of Apple's systems, whose bend begins and ends gradually, in three curves.
  ///
  /// With less room than 1.528665 radii it turns by and by into the quarter circle, which it is at 1.
  static func continuous(reach: CGFloat) -> Corner {
    let share = min(max((reach - 1) / (fullReach - 1), 0), 1)
    guard share > 0 else { return .circular }
    func mix(_ index: Int) -> CGPoint {
      let (a, b) = (arc[index], smooth[index])
      return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    func mirrored(_ index: Int) -> CGPoint {
      let p = mix(index)
      return CGPoint(x: p.y, y: p.x)
    }
    return Corner(
      start: mix(0),
      curves: [
        Curve(mix(1), mix(2), mix(3)), Curve(mix(4), mirrored(4), mirrored(3)),
        Curve(mirrored(2), mirrored(1), mirrored(0)),
      ])
  }

  /// The first half of the smooth corner, up to the middle of its second curve; the second half mirrors it.
  private static let smooth = [
    CGPoint(x: 1.528665, y: 0), CGPoint(x: 1.08849296, y: 0), CGPoint(x: 0.86840694, y: 0),
    CGPoint(x: 0.63149379, y: 0.07491139), CGPoint(x: 0.37282383, y: 0.16905956),
  ]

  /// The first half of a quarter circle in three arcs, which meet where the smooth corner's curves have their tangent.
  private static let arc: [CGPoint] = {
    let turn = atan2(0.16905956 - 0.07491139, 0.63149379 - 0.37282383)
    let arms = [4 / 3 * tan(turn / 4), 4 / 3 * tan((CGFloat.pi / 2 - 2 * turn) / 4)]
    let end = CGPoint(x: 1 - sin(turn), y: 1 - cos(turn))
    return [
      CGPoint(x: 1, y: 0), CGPoint(x: 1 - arms[0], y: 0),
      CGPoint(x: end.x + arms[0] * cos(turn), y: end.y - arms[0] * sin(turn)), end,
      CGPoint(x: end.x - arms[1] * cos(turn), y: end.y + arms[1] * sin(turn)),
    ]
  }()
}
