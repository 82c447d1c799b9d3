// Members of views that need no override.

public import LeporelloGraphics

extension UIView {
  /// Which point of the bounds, in shares of their size, stands at the centre.
  public var anchorPoint: CGPoint {
    get { model.anchor }
    set { layer.anchorPoint = newValue }
  }
  /// The map of space about the anchor.
  public var transform3D: CATransform3D {
    get { model.fullTransform }
    set { setModel(.transform) { $0.fullTransform = newValue } }
  }
  /// A view that shows a part of what this one shows now.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let moved = DisplayList([
      .transform(CGAffineTransform(translationX: -rect.minX, y: -rect.minY), shownPicture)
    ])
    let whole = Path(CGRect(origin: .zero, size: rect.size))
    return SnapshotView(of: DisplayList([.clip(whole, moved)]), size: rect.size)
  }
  /// The reading direction of content of a kind.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight }
  /// Whether constraints leave the view's place open; the solver always decides.
  public var hasAmbiguousLayout: Bool { false }
}
