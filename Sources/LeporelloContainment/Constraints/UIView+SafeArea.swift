// Safe areas and margins: computed from above each time they are asked for; a change is noticed in the layout pass.

import LeporelloGraphics

extension UIView {
  /// How much of each side bars and the device's edges cover: from the nearest view around whose safe area is known,
  /// inwards.
  func computedSafeAreaInsets() -> UIEdgeInsets {
    guard UIView.knowsSafeAreas else { return .zero }
    var path = [self]
    var outer = UIEdgeInsets.zero
    while let around = path.last?.storedSuperview {
      if around is UIWindow || around.safeAreaPass == LayoutStep.passes {
        outer = around is UIWindow ? around.safeAreaInsets : around.lastSafeAreaInsets
        break
      }
      path.append(around)
    }
    while let view = path.popLast() { outer = view.safeAreaInsets(inside: outer) }
    return outer
  }

  private func safeAreaInsets(inside outer: UIEdgeInsets) -> UIEdgeInsets {
    let own = controller?.additionalSafeAreaInsets ?? .zero
    guard let superview = storedSuperview, outer != .zero else { return own }
    let bounds = superview.bounds
    let frame = CGRect(
      x: center.x - self.bounds.width / 2 - bounds.minX, y: center.y - self.bounds.height / 2 - bounds.minY,
      width: self.bounds.width, height: self.bounds.height)
    let covered = UIEdgeInsets(
      top: max(0, outer.top - frame.minY), left: max(0, outer.left - frame.minX),
      bottom: max(0, frame.maxY - (bounds.height - outer.bottom)),
      right: max(0, frame.maxX - (bounds.width - outer.right)))
    // A view can be covered over its whole length at most where something covers it at all.
    return UIEdgeInsets(
      top: outer.top == 0 ? 0 : covered.top, left: outer.left == 0 ? 0 : covered.left,
      bottom: outer.bottom == 0 ? 0 : covered.bottom, right: outer.right == 0 ? 0 : covered.right) + own
  }

  /// Whether anything ever covered a part of a view; as long as nothing did, nobody has to look.
  static var knowsSafeAreas = false

  /// The margins that were set, widened as the view was told to.
  func computedLayoutMargins() -> UIEdgeInsets {
    var margins = storedLayoutMargins ?? defaultLayoutMargins
    if preservesSuperviewLayoutMargins, let superview = storedSuperview {
      let (outer, bounds) = (superview.layoutMargins, superview.bounds)
      margins.top = max(margins.top, outer.top - frame.minY)
      margins.left = max(margins.left, outer.left - frame.minX)
      margins.bottom = max(margins.bottom, outer.bottom - (bounds.maxY - frame.maxY))
      margins.right = max(margins.right, outer.right - (bounds.maxX - frame.maxX))
    }
    return insetsLayoutMarginsFromSafeArea ? margins + safeAreaInsets : margins
  }

  /// UIKit's margins: 8 points on each side; for a controller's view its system minimum, 16 points at the sides and 20
  /// on screens from 414 points on.
  private var defaultLayoutMargins: UIEdgeInsets {
    guard controller != nil else { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Tells the view and its controller where the safe area changed since the last layout.
  func noticeSafeArea() {
    let insets = safeAreaInsets
    defer { safeAreaPass = LayoutStep.passes }
    guard insets != lastSafeAreaInsets else { return }
    lastSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    controller?.safeAreaChanged()
    for child in storedSubviews { child.setNeedsLayout() }
  }
}
