// Material's shared axis: a fade through, along a line that both pages share.

/// Fades through while both pages move along one axis.
public struct SharedAxis: PageTransition {
  /// The shared line; closed.
  public enum Axis: String, Sendable, Hashable, CaseIterable {
    /// Across, in reading direction.
    case x
    /// Down.
    case y
    /// Towards the viewer.
    case z
  }

  /// The shared line.
  public var axis: Axis
  /// How far pages move along x or y, in points.
  public var distance: CGFloat

  /// Creates the transition with Material's numbers.
  public init(_ axis: Axis = .x, distance: CGFloat = 30) {
    self.axis = axis
    self.distance = distance.isFinite ? distance : 30
  }

  /// `shared-axis-` and the axis.
  public var name: String { "shared-axis-\(axis.rawValue)" }
  /// Material's 0.3 seconds on the emphasised curve.
  public var timing: Timing { Timing(duration: 0.3, curve: .materialEmphasized) }

  /// One of the pages, moved and at its opacity.
  public func between(_ scene: TransitionScene) -> DisplayList { picture(scene, forward: true) }

  /// The same with the movement's direction turned round.
  public func betweenGoingBack(_ scene: TransitionScene) -> DisplayList { picture(scene, forward: false) }

  private func picture(_ scene: TransitionScene, forward: Bool) -> DisplayList {
    let (threshold, p) = (0.35, scene.progress)
    let isLeaving = p < threshold
    let opacity = isLeaving ? 1 - p / threshold : FadeThrough.rise(p, from: threshold)
    let page = isLeaving ? scene.from : scene.to
    switch axis {
    case .x, .y:
      let edge: TransitionEdge = axis == .x ? .trailing : .bottom
      let way = (forward ? edge : edge.opposite).direction(isRightToLeft: scene.context.isRightToLeft)
      let length = scene.snapped(distance * (isLeaving ? -scene.p : 1 - scene.p))
      return page.moved(by: CGPoint(x: way.dx * length, y: way.dy * length)).faded(to: opacity)
    case .z:
      let (small, large): (CGFloat, CGFloat) = (0.8, 1.1)
      let (start, end) = isLeaving ? (1, forward ? large : small) : (forward ? small : large, 1)
      return page.scaled(by: start + (end - start) * scene.p, about: scene.center).faded(to: opacity)
    }
  }
}

extension PageTransition where Self == SharedAxis {
  /// Material's shared axis.
  public static func sharedAxis(_ axis: SharedAxis.Axis = .x) -> SharedAxis { SharedAxis(axis) }
}
