// Material's fade through: the leaving page is gone before the coming one begins to show.

/// Fades the leaving page out, then the coming one in while it grows a little.
public struct FadeThrough: PageTransition {
  /// The progress at which the leaving page is gone and the coming one begins to show.
  public var threshold: Double
  /// The coming page's scale at the beginning.
  public var scale: CGFloat

  /// Creates the transition with Material's numbers.
  public init(threshold: Double = 0.35, scale: CGFloat = 0.92) {
    self.threshold = threshold.isFinite ? min(1, max(0, threshold)) : 0.35
    self.scale = scale.isFinite ? max(0, scale) : 0.92
  }

  /// `fade-through`.
  public var name: String { "fade-through" }
  /// Material's 0.3 seconds on the emphasised curve.
  public var timing: Timing { Timing(duration: 0.3, curve: .materialEmphasized) }

  /// One of the pages at its opacity.
  public func between(_ scene: TransitionScene) -> DisplayList {
    let p = scene.progress
    if p < threshold { return scene.from.faded(to: 1 - p / threshold) }
    return scene.to.scaled(by: scale + (1 - scale) * scene.p, about: scene.center)
      .faded(to: Self.rise(p, from: threshold))
  }

  /// The same as forward: which page is earlier makes no difference.
  public func betweenGoingBack(_ scene: TransitionScene) -> DisplayList { between(scene) }

  /// The share of the way from a threshold to 1.
  static func rise(_ p: Double, from threshold: Double) -> Double {
    threshold < 1 ? max(0, (p - threshold) / (1 - threshold)) : 0
  }
}

extension PageTransition where Self == FadeThrough {
  /// Material's fade through.
  public static var fadeThrough: FadeThrough { FadeThrough() }
}
