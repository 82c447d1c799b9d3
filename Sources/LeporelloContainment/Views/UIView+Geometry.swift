// Frames, the single path by which model values change, autoresizing, and conversion between coordinate systems.

public import LeporelloGraphics

extension UIView {
  /// The one way by which an animatable value changes: an open animation block captures the difference.
  package func setModel(_ property: ViewProperty, _ change: (inout ViewModel) -> Void) {
    let old = model
    change(&model)
    guard old != model else { return }
    AnimationCapture.modelDidChange(self, property, from: old, to: model)
    if old.bounds.size != model.bounds.size {
      resizeSubviews(from: old.bounds.size)
      setNeedsLayout()
    }
    if motion != nil, !(self is UIScrollView && old.bounds.origin != model.bounds.origin) { tellWatchers() }
  }

  func setFrame(_ frame: CGRect) {
    var size = frame.size
    if !transform.isIdentity {
      let shrunk = CGRect(origin: .zero, size: size).applying(
        CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0).inverted())
      size = shrunk.size
    }
    if model.anchor == CGPoint(x: 0.5, y: 0.5) {
      center = CGPoint(x: frame.midX - transform.tx, y: frame.midY - transform.ty)
    } else {
      var placed = model
      (placed.bounds.size, placed.center) = (size, .zero)
      center = CGPoint(x: frame.minX - placed.frame.minX, y: frame.minY - placed.frame.minY)
    }
    var bounds = bounds
    bounds.size = size
    if bounds != self.bounds { self.bounds = bounds }
  }

  func frameOfModel(_ model: ViewModel) -> CGRect { model.frame }

  /// The map from this view's coordinates to its superview's.
  package var transformToSuperview: CGAffineTransform { model.transformToSuperview }

  /// The map from this view's coordinates to those of its tree's root.
  package var transformToRoot: CGAffineTransform {
    sequence(first: self, next: { $0.storedSuperview }).reduce(.identity) { result, view in
      view.storedSuperview == nil ? result : result.concatenating(view.transformToSuperview)
    }
  }

  /// A point of this view's coordinates in another's, or the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = point.applying(transformToRoot)
    guard let view else { return inRoot }
    return inRoot.applying(view.transformToRoot.inverted())
  }

  /// A point of another view's coordinates, or the window's, in this one's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let inRoot = view.map { point.applying($0.transformToRoot) } ?? point
    return inRoot.applying(transformToRoot.inverted())
  }

  /// A rectangle of this view's coordinates in another's, or the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let inRoot = rect.applying(transformToRoot)
    guard let view else { return inRoot }
    return inRoot.applying(view.transformToRoot.inverted())
  }

  /// A rectangle of another view's coordinates, or the window's, in this one's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let inRoot = view.map { rect.applying($0.transformToRoot) } ?? rect
    return inRoot.applying(transformToRoot.inverted())
  }

  func hit(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, !isClosedToTouches, self.point(inside: point, with: event)
    else { return nil }
    let isFlat = storedSubviews.allSatisfy { $0.model.zPosition == 0 }
    let order =
      isFlat
      ? storedSubviews
      : storedSubviews.indices.sorted {
        (storedSubviews[$0].model.zPosition, $0) < (storedSubviews[$1].model.zPosition, $1)
      }.map { storedSubviews[$0] }
    for child in order.reversed() {
      if let found = child.hitTest(child.convert(point, from: self), with: event) { return found }
    }
    return self
  }
}
