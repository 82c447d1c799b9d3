// Outlines of level and upright lines, drawn by hand.

import LeporelloGraphics

/// An outline in device space whose lines run through the middles of pixels.
struct HairlinePath {
  private(set) var path = Path()
  private let endsAtPoints: Bool
  /// The points of the outline that is being read.
  private var points: [CGPoint] = []

  /// The outline, or nil where it bends or leans; open lines end where they are said to, or past it.
  init?(_ elements: [Path.Element], _ matrix: CGAffineTransform, endsAtPoints: Bool) {
    self.endsAtPoints = endsAtPoints
    for element in elements {
      switch element {
      case .move(let point):
        finish(isClosed: false)
        points = [point.applying(matrix)]
      case .line(let point):
        let next = point.applying(matrix)
        guard let last = points.last, min(abs(next.x - last.x), abs(next.y - last.y)) < 1 / 64,
          next.x.isFinite, next.y.isFinite
        else { return nil }
        points.append(next)
      case .closeSubpath:
        guard let first = points.first, let last = points.last,
          min(abs(first.x - last.x), abs(first.y - last.y)) < 1 / 64
        else { return nil }
        finish(isClosed: true)
      case .quadCurve, .curve: return nil
      }
    }
    finish(isClosed: false)
    guard !path.isEmpty else { return nil }
  }

  private mutating func finish(isClosed: Bool) {
    defer { points = [] }
    guard points.count > 1 else { return }
    var moved = points.map { CGPoint(x: Hairline.middle($0.x), y: Hairline.middle($0.y)) }
    if !isClosed, endsAtPoints {
      let last = moved.count - 1
      moved[0] = end(points[0], from: points[1], moved[0])
      moved[last] = end(points[last], from: points[last - 1], moved[last])
    }
    path.move(to: moved[0])
    for point in moved.dropFirst() { path.addLine(to: point) }
    if isClosed { path.closeSubpath() }
  }

  /// A line's end, at an edge between pixels along the line.
  private func end(_ point: CGPoint, from other: CGPoint, _ moved: CGPoint) -> CGPoint {
    abs(point.x - other.x) > abs(point.y - other.y)
      ? CGPoint(x: point.x.rounded(), y: moved.y) : CGPoint(x: moved.x, y: point.y.rounded())
  }
}
