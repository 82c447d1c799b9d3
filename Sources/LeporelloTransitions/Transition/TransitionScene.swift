// One moment of a transition, as an implementation is asked for it.

/// Both pages, where they stand, and how far the change has come.
public struct TransitionScene: Sendable, Hashable {
  /// The page that leaves.
  public var from: DisplayList
  /// The page that comes.
  public var to: DisplayList
  /// Where both stand, in points; finite and not empty.
  public var bounds: CGRect
  /// How far the change has come; strictly between 0 and 1.
  public var progress: Double
  /// What surrounds the change.
  public var context: TransitionContext

  /// Creates a moment.
  public init(
    from: DisplayList, to: DisplayList, bounds: CGRect, progress: Double, context: TransitionContext = .init()
  ) {
    (self.from, self.to, self.bounds) = (from, to, bounds)
    (self.progress, self.context) = (progress, context)
  }

  /// The same moment seen from its end: the pages swapped and the time reversed.
  public var reversed: TransitionScene {
    TransitionScene(from: to, to: from, bounds: bounds, progress: 1 - progress, context: context)
  }

  /// The progress as a number of points' kind.
  package var p: CGFloat { CGFloat(progress) }

  /// The middle of the bounds.
  package var center: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  /// A length rounded to whole pixels where the pixel's size is known.
  public func snapped(_ length: CGFloat) -> CGFloat {
    context.pixel > 0 ? (length / context.pixel).rounded() * context.pixel : length
  }

  /// The offset of a page moved towards an edge by a share of the bounds plus `spacing` points, on whole pixels.
  package func offset(towards edge: TransitionEdge, share: CGFloat, spacing: CGFloat = 0) -> CGPoint {
    let way = edge.direction(isRightToLeft: context.isRightToLeft)
    return CGPoint(
      x: way.dx * snapped((bounds.width + spacing) * share), y: way.dy * snapped((bounds.height + spacing) * share))
  }
}
