// Material's fade for what appears within the screen: it grows from .8 and is opaque early.

/// Fades the coming page in over the leaving one while it grows.
public struct MaterialFade: PageTransition {
  /// The coming page's scale at the beginning.
  public var scale: CGFloat
  /// The progress at which the coming page is opaque.
  public var threshold: Double

  /// Creates the transition with Material's numbers.
  public init(scale: CGFloat = 0.8, threshold: Double = 0.3) {
    self.scale = scale.isFinite ? max(0, scale) : 0.8
    self.threshold = threshold.isFinite ? min(1, max(0, threshold)) : 0.3
  }

  /// `material-fade`.
  public var name: String { "material-fade" }
  /// Material's 0.15 seconds, decelerating.
  public var timing: Timing { Timing(duration: 0.15, curve: .materialEmphasizedDecelerate) }

  /// The coming page, growing over the leaving one, which fades as the other covers it.
  public func between(_ scene: TransitionScene) -> DisplayList {
    let opacity = threshold > 0 ? min(1, scene.progress / threshold) : 1
    // The leaving page still shows around the smaller coming one, and must be gone at the end.
    return scene.from.faded(to: 1 - FadeThrough.rise(scene.progress, from: threshold))
      .under(scene.to.scaled(by: scale + (1 - scale) * scene.p, about: scene.center).faded(to: opacity))
  }
}

extension PageTransition where Self == MaterialFade {
  /// Material's fade.
  public static var materialFade: MaterialFade { MaterialFade() }
}
