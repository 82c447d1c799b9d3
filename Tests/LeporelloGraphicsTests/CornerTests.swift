// Continuous corners: the curve of Apple's systems where there is room, a quarter circle where there is none.

import LeporelloGraphics
import Testing

@Suite struct CornerTests {
  private func elements(_ size: CGFloat, _ radius: CGFloat, _ style: RoundedCornerStyle) -> [Path.Element] {
    Path(roundedRect: CGRect(x: 0, y: 0, width: size, height: size), cornerRadius: radius, style: style).elements
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// The points of the cubic curves, from where the outline begins.
  private func curves(_ elements: [Path.Element]) -> [[CGPoint]] {
    var (last, result) = (CGPoint.zero, [[CGPoint]]())
    for element in elements {
      switch element {
      case .move(let p), .line(let p): last = p
      case .curve(let p, let a, let b):
        result.append([last, a, b, p])
        last = p
      case .quadCurve, .closeSubpath: break
      }
    }
    return result
  }

  @Test("With room enough, a corner has the published curve's points")
  func published() {
    let corner = curves(elements(100, 10, .continuous)).prefix(3)
    // From the top side, by distances from the top right corner in radii.
    let wanted: [[(CGFloat, CGFloat)]] = [
      [(1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139)],
      [(0.63149379, 0.07491139), (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379)],
      [(0.07491139, 0.63149379), (0, 0.86840694), (0, 1.08849296), (0, 1.528665)],
    ]
    for (curve, points) in zip(corner, wanted) {
      for (p, q) in zip(curve, points) {
        #expect(abs(p.x - (100 - 10 * q.0)) < 1e-6 && abs(p.y - 10 * q.1) < 1e-6)
      }
    }
  }

  @Test("A radius of half the side makes a circle, and a circular corner one curve as ever")
  func ends() {
    #expect(elements(40, 20, .continuous) == elements(40, 20, .circular))
    #expect(elements(40, 99, .continuous) == elements(40, 20, .circular))
    #expect(curves(elements(40, 9, .circular)).count == 4)
    #expect(elements(40, 8, .circular).first == .move(to: point(8, 0)))
    #expect(elements(40, 8, .circular)[1] == .line(to: point(32, 0)))
  }

  @Test("From a little radius to half the side, the outline changes by and by, stays smooth and inside")
  func degradation() {
    var before: [[CGPoint]]?
    for step in 1...200 {
      let radius = 50 * CGFloat(step) / 201
      let now = curves(elements(100, radius, .continuous))
      #expect(now.count == 12)
      for curve in now {
        for p in curve { #expect(p.x >= -1e-9 && p.y >= -1e-9 && p.x <= 100 + 1e-9 && p.y <= 100 + 1e-9) }
      }
      for (a, b) in zip(now, now.dropFirst()) where a[3] == b[0] {
        func turn(_ p: CGPoint, _ q: CGPoint) -> CGFloat { atan2(q.y - p.y, q.x - p.x) }
        let kink = (turn(a[2], a[3]) - turn(b[0], b[1])).remainder(dividingBy: 2 * .pi)
        // The published curve has a kink of two and a half degrees itself.
        #expect(abs(kink) < 2.6 * .pi / 180, "radius \(radius)")
      }
      if let before {
        for (a, b) in zip(before.joined(), now.joined()) { #expect(abs(a.x - b.x) + abs(a.y - b.y) < 1.6) }
      }
      before = now
    }
  }

  @Test("Neighbours share a side by their radii, so that uneven corners meet and never cross")
  func uneven() {
    let path = Path(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
      cornerRadii: CornerRadii(topLeft: 60, topRight: 30, bottomRight: 0, bottomLeft: 10), style: .continuous)
    var last = CGPoint.zero
    for element in path.elements {
      if case .line(let p) = element {
        // Each straight side runs on clockwise, or has no length.
        let isOnward =
          p.y == 0
          ? p.x >= last.x - 1e-9
          : p.x == 100 ? p.y >= last.y - 1e-9 : p.y == 100 ? p.x <= last.x + 1e-9 : p.y <= last.y + 1e-9
        #expect(isOnward, "\(last) \(p)")
      }
      switch element {
      case .move(let p), .line(let p), .curve(let p, _, _), .quadCurve(let p, _): last = p
      case .closeSubpath: break
      }
    }
  }
}
