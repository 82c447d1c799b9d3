// What surrounds a transition and changes how, but not what, it shows.

/// The surroundings of a transition.
public struct TransitionContext: Sendable, Hashable {
  /// Whether reading runs from right to left, which swaps leading and trailing edges and nothing else.
  public var isRightToLeft: Bool
  /// Whether the change goes back to an earlier page.
  public var goesBack: Bool
  /// Whether the viewer asked for less motion, which makes every transition a dissolve.
  public var reducesMotion: Bool
  /// The side of a pixel in points, which moving pages are rounded to so that text stays sharp; 0 rounds nothing.
  ///
  /// A transition cannot know the scale it will be drawn at, so whoever draws says it here: `1 / scale`.
  public var pixel: CGFloat

  /// Creates surroundings.
  public init(
    isRightToLeft: Bool = false, goesBack: Bool = false, reducesMotion: Bool = false, pixel: CGFloat = 0
  ) {
    (self.isRightToLeft, self.goesBack, self.reducesMotion) = (isRightToLeft, goesBack, reducesMotion)
    self.pixel = pixel.isFinite ? max(0, pixel) : 0
  }
}
