// The page is rolled up over a cylinder and off the next one, with its paler back, a highlight and shadows.

/// Rolls the leaving page up, or the coming one down.
public struct Curl: PageTransition {
  /// UIKit's two curls; closed.
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    /// The leaving page lifts from the bottom.
    case up
    /// The coming page is laid down from the top.
    case down
  }

  /// The edge that lifts first.
  public var edge: TransitionEdge
  /// Whether the coming page is laid down instead of the leaving one lifted.
  public var lays: Bool

  /// Creates the transition.
  public init(from edge: TransitionEdge, lays: Bool = false) { (self.edge, self.lays) = (edge, lays) }

  /// `curl-` and UIKit's direction, or `page-curl-from-` and the edge.
  public var name: String {
    if edge == .bottom { return lays ? "curl-down" : "curl-up" }
    return "page-curl-\(lays ? "back-" : "")from-\(edge.rawValue)"
  }

  /// Half a second, as a leaf turns.
  public var timing: Timing { Timing(duration: 0.5) }

  /// The page below, the rolled page above, and the light between them.
  public func between(_ scene: TransitionScene) -> DisplayList { lays ? lift(scene.reversed) : lift(scene) }

  private func lift(_ scene: TransitionScene) -> DisplayList {
    let b = scene.bounds
    let page = CurledPage(
      bounds: b, edge: edge.direction(isRightToLeft: scene.context.isRightToLeft), progress: scene.p)
    guard !scene.from.isEmpty else { return scene.to }
    var list = scene.to.clipped(to: Path(b))
    list.append(contentsOf: groundShadow(page, strength: 0.35 * min(1, 4 * (1 - scene.progress))))
    list.append(.warp(page.front(), scene.from))
    list.append(contentsOf: edgeShadow(page))
    let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: b.minX + b.maxX, ty: 0)
    let print = DisplayList([.transform(mirror, scene.from)])
    // The back is paper with the print shining through; the mask keeps it to where the page is.
    let paper = DisplayList([.fill(Path(b), .color(RGBA(white: 1, alpha: 0.86)))])
    list.append(.warp(page.back(), print.under(DisplayList([.mask(paper, by: print)]))))
    return list
  }

  /// The shadow of the roll on the page below.
  private func groundShadow(_ page: CurledPage, strength: Double) -> DisplayList {
    // It begins below the roll, so that no light comes through where the roll's outline is not quite round.
    let (depth, below) = (page.radius * 1.4, page.radius * 0.1)
    let rise = min(1, Double(page.fold / page.radius))
    let (near, far) = (page.onAxis(page.silhouette + below), page.onAxis(page.silhouette - depth))
    return Self.shade(
      from: near, to: far, across: CurledPage.reach(of: page.bounds), strength: strength * rise,
      even: Double(below / (depth + below)))
  }

  /// The shadow of the page's lifted edge ahead of it.
  private func edgeShadow(_ page: CurledPage) -> DisplayList {
    let corners = CurledPage.corners(of: page.bounds).sorted { page.u($0) < page.u($1) }
    let (a, b) = (page.place(corners[0]), page.place(corners[1]))
    let length = hypot(b.x - a.x, b.y - a.y)
    guard length > 0 else { return .empty }
    var normal = CGVector(dx: -(b.y - a.y) / length, dy: (b.x - a.x) / length)
    if normal.dx * page.way.dx + normal.dy * page.way.dy < 0 { normal = CGVector(dx: -normal.dx, dy: -normal.dy) }
    let height = (1 - cos(page.turn(corners[1]))) / 2
    let near = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    let depth = page.radius * 0.5
    let far = CGPoint(x: near.x + normal.dx * depth, y: near.y + normal.dy * depth)
    return Self.shade(from: near, to: far, across: length / 2, strength: 0.22 * Double(height))
  }

  /// A band of shade that fades away from one line to another, after a share that is even.
  private static func shade(
    from near: CGPoint, to far: CGPoint, across: CGFloat, strength: Double, even: Double = 0
  ) -> DisplayList {
    let depth = hypot(far.x - near.x, far.y - near.y)
    guard strength > 0.001, depth > 0 else { return .empty }
    let side = CGPoint(x: -(far.y - near.y) / depth * across, y: (far.x - near.x) / depth * across)
    let band = Path(elements: [
      .move(to: CGPoint(x: near.x + side.x, y: near.y + side.y)),
      .line(to: CGPoint(x: far.x + side.x, y: far.y + side.y)),
      .line(to: CGPoint(x: far.x - side.x, y: far.y - side.y)),
      .line(to: CGPoint(x: near.x - side.x, y: near.y - side.y)), .closeSubpath,
    ])
    let stops = [
      GradientStop(RGBA(0, 0, 0, strength), at: even),
      GradientStop(RGBA(0, 0, 0, strength * 0.35), at: even + 0.4 * (1 - even)),
      GradientStop(RGBA(0, 0, 0, 0), at: 1),
    ]
    return DisplayList([.fill(band, .linearGradient(stops, start: near, end: far))])
  }
}

extension CurledPage {
  /// Long enough to cross the page in any direction from its middle.
  static func reach(of bounds: CGRect) -> CGFloat { hypot(bounds.width, bounds.height) }
}

extension PageTransition where Self == Curl {
  /// UIKit's curl: up lifts the leaving page from the bottom, down lays the coming one from the top.
  public static func curl(_ direction: Curl.Direction = .up) -> Curl { Curl(from: .bottom, lays: direction == .down) }
  /// A leaf turned from an edge, as in a book.
  public static func pageCurl(from edge: TransitionEdge = .trailing) -> Curl { Curl(from: edge) }
}
