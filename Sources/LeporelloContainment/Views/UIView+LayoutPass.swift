// The layout pass, top down: a controller's `viewIsAppearing` comes after its view was placed by the superview and
// before its own subviews are laid out.

import LeporelloGraphics

extension UIView {
  func markNeedsLayout() { mark(.needsLayout) }

  /// Notes work on this view and tells every view above that there is some below.
  func mark(_ flag: LayoutFlags) {
    layoutFlags.insert(flag)
    markAncestors()
  }

  func markAncestors() {
    var above = storedSuperview
    while let view = above, !view.layoutFlags.contains(.descendants) {
      view.layoutFlags.insert(.descendants)
      above = view.storedSuperview
    }
  }

  /// `layoutIfNeeded`: starts from the highest view of an unbroken chain that asks for layout.
  func layoutTree() {
    var top = self
    while let above = top.storedSuperview, above.layoutFlags.contains(.needsLayout) { top = above }
    top.layoutPass()
  }

  func layoutPass() {
    guard !layoutFlags.isEmpty, !layoutFlags.contains(.held) else { return }
    if layoutFlags.contains(.needsVisit), storedWindow != nil {
      layoutFlags.remove(.needsVisit)
      controller?.sendViewIsAppearing()
    }
    if layoutFlags.contains(.needsFitting) {
      layoutFlags.remove(.needsFitting)
      controller?.checkFittingSize()
    }
    if layoutFlags.contains(.needsLayout) {
      layoutFlags.remove(.needsLayout)
      layoutThisView()
    }
    guard layoutFlags.contains(.descendants) else { return }
    layoutFlags.remove(.descendants)
    for child in storedSubviews where child.storedSuperview === self {
      child.layoutPass()
      if !child.layoutFlags.isEmpty, !child.layoutFlags.contains(.held) { layoutFlags.insert(.descendants) }
    }
    if layoutFlags.contains(.descendants) { markAncestors() }
  }

  private func layoutThisView() {
    noticeSafeArea()
    if storedConstraintRecord?.needsUpdate == true { updateConstraintsOfView() }
    if let controller {
      controller.updateConstraintsIfNeeded()
      controller.dispatch(.viewWillLayoutSubviews) { $0.viewWillLayoutSubviews() }
      layoutSubviews()
      controller.dispatch(.viewDidLayoutSubviews) { $0.viewDidLayoutSubviews() }
      if controller.lastFittingSize == nil { controller.checkFittingSize() }
    } else {
      layoutSubviews()
    }
  }

  /// The nearest controller learns at the next layout whether its fitting size changed.
  func noteFittingSizeChange() {
    let owner = sequence(first: self, next: { $0.storedSuperview }).first { $0.controller != nil }
    owner?.mark(.needsFitting)
    storedSuperview?.setNeedsLayout()
  }

  /// The intrinsic size, else what holds the subviews.
  func fittingSize(_ target: CGSize) -> CGSize {
    let own = intrinsicContentSize
    let inside = storedSubviews.reduce(CGSize.zero) { size, child in
      let fitting = child.systemLayoutSizeFitting(target)
      let origin = child.frame.origin
      return CGSize(
        width: max(size.width, origin.x + fitting.width), height: max(size.height, origin.y + fitting.height))
    }
    return CGSize(
      width: own.width == UIView.noIntrinsicMetric ? inside.width : own.width,
      height: own.height == UIView.noIntrinsicMetric ? inside.height : own.height)
  }
}
