// The one place where the promises that all transitions share are kept.

extension PageTransition {
  /// The picture at a progress: `from` untouched up to 0, `to` untouched from 1 on.
  ///
  /// A progress that is not a number counts as 0. Between the ends the picture is clipped to the bounds, and bounds
  /// without an inside show `from` until the end. Where the context asks for less motion, pages dissolve.
  public func picture(
    from: DisplayList, to: DisplayList, bounds: CGRect, progress: Double, in context: TransitionContext = .init()
  ) -> DisplayList {
    guard progress > 0 else { return from }
    guard progress < 1 else { return to }
    guard bounds.hasInside else { return from }
    let scene = TransitionScene(from: from, to: to, bounds: bounds, progress: progress, context: context)
    let picture =
      if context.reducesMotion {
        CrossDissolve().between(scene)
      } else if context.goesBack {
        betweenGoingBack(scene)
      } else {
        between(scene)
      }
    return picture.isEmpty ? picture : DisplayList([.clip(Path(bounds), picture)])
  }
}

extension CGRect {
  /// Whether something can be drawn inside; sides beyond any picture's would only overflow.
  fileprivate var hasInside: Bool {
    let far: CGFloat = 1e9
    return isFinite && size.width > 0 && size.height > 0 && size.width < far && size.height < far
      && abs(origin.x) < far && abs(origin.y) < far
  }
}
