// An outline as straight pieces of known length, to go along it or to show a part of it.

import LeporelloGraphics

/// The pieces of an outline.
struct PathTrack {
  /// Runs of points that hang together.
  private(set) var runs: [[CGPoint]] = []
  private let length: CGFloat
  private static let curvePieces = 24

  init(_ path: Path) {
    var runs: [[CGPoint]] = []
    var (first, last) = (CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      if runs.isEmpty { runs.append([last]) }
      runs[runs.count - 1].append(point)
      last = point
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        runs.append([point])
        (first, last) = (point, point)
      case .line(let point): add(point)
      case .quadCurve(let end, let c):
        let start = last
        for piece in 1...Self.curvePieces {
          let t = CGFloat(piece) / CGFloat(Self.curvePieces)
          let (a, b, d) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          add(CGPoint(x: a * start.x + b * c.x + d * end.x, y: a * start.y + b * c.y + d * end.y))
        }
      case .curve(let end, let c1, let c2):
        let start = last
        for piece in 1...Self.curvePieces {
          let t = CGFloat(piece) / CGFloat(Self.curvePieces)
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          add(
            CGPoint(
              x: a * start.x + b * c1.x + c * c2.x + d * end.x, y: a * start.y + b * c1.y + c * c2.y + d * end.y))
        }
      case .closeSubpath: if last != first { add(first) }
      }
    }
    self.runs = runs
    length = runs.reduce(0) { $0 + Self.length($1) }
  }

  private static func length(_ run: [CGPoint]) -> CGFloat {
    zip(run, run.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  /// The point at a share of the length; nil for an empty outline.
  func point(at share: Double) -> CGPoint? {
    var left = CGFloat(min(1, max(0, share))) * length
    for run in runs {
      for (a, b) in zip(run, run.dropFirst()) {
        let piece = hypot(b.x - a.x, b.y - a.y)
        if left <= piece, piece > 0 {
          return CGPoint(x: a.x + (b.x - a.x) * left / piece, y: a.y + (b.y - a.y) * left / piece)
        }
        left -= piece
      }
    }
    return runs.last?.last
  }

  /// The part between two shares of the length.
  func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    let (low, high) = (min(1, max(0, start)) * length, min(1, max(0, end)) * length)
    var path = Path()
    guard high > low else { return path }
    var walked: CGFloat = 0
    for run in runs {
      var isOpen = false
      for (a, b) in zip(run, run.dropFirst()) {
        let piece = hypot(b.x - a.x, b.y - a.y)
        defer { walked += piece }
        guard piece > 0, walked + piece > low, walked < high else { continue }
        func point(_ at: CGFloat) -> CGPoint {
          let t = min(1, max(0, (at - walked) / piece))
          return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        if !isOpen { path.move(to: point(low)) }
        isOpen = true
        path.addLine(to: point(high))
      }
    }
    return path
  }
}
