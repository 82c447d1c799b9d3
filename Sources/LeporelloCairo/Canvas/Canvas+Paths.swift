// Outlines on a canvas. They are mapped to the device here and not by Cairo, so that coordinates beyond
// Cairo's fixed point are caught instead of wrapping around.

import CCairo
import LeporelloGraphics

extension Canvas {
  /// Makes the current outline that of a path; returns false where it holds a number that is not finite.
  func setPath(_ path: Path, _ t: CGAffineTransform) -> Bool {
    setMatrix(.identity)
    lep_path_begin(raw)
    func map(_ p: CGPoint) -> CGPoint? {
      let q = p.applying(t)
      guard !q.x.isNaN, !q.y.isNaN else { return nil }
      return CGPoint(
        x: min(max(q.x, -Self.farthest), Self.farthest), y: min(max(q.y, -Self.farthest), Self.farthest))
    }
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let to):
        guard let p = map(to) else { return false }
        lep_path_move(raw, p.x, p.y)
        (current, start) = (p, p)
      case .line(let to):
        guard let p = map(to) else { return false }
        lep_path_line(raw, p.x, p.y)
        current = p
      case .quadCurve(let to, let control):
        guard let p = map(to), let c = map(control) else { return false }
        lep_path_curve(
          raw, (current.x + 2 * c.x) / 3, (current.y + 2 * c.y) / 3, (p.x + 2 * c.x) / 3, (p.y + 2 * c.y) / 3, p.x,
          p.y)
        current = p
      case .curve(let to, let control1, let control2):
        guard let p = map(to), let c1 = map(control1), let c2 = map(control2) else { return false }
        lep_path_curve(raw, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
        current = p
      case .closeSubpath:
        lep_path_close(raw)
        current = start
      }
    }
    return true
  }
}
