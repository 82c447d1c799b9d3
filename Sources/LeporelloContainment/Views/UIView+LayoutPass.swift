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

  /// Lays out this tree where asked for, views before those inside them, however deep it is.
  func layoutPass() {
    LayoutStep.passes += 1
    FittingChecks.depth += 1
    // What was seen in this pass is known no longer when it is over.
    defer {
      LayoutStep.passes += 1
      FittingChecks.depth -= 1
      FittingChecks.run()
    }
    var path: [LayoutStep] = []
    if layOutIfAsked() { path.append(LayoutStep(self)) }
    while let last = path.indices.last {
      let view = path[last].view
      if let child = path[last].inside.popFirst() {
        guard !child.layoutFlags.isEmpty, child.storedSuperview === view else { continue }
        if child.layOutIfAsked() { path.append(LayoutStep(child)) } else { child.passOn(to: view) }
      } else {
        path.removeLast()
        if view.layoutFlags.contains(.descendants) { view.markAncestors() }
        if let above = path.last?.view { view.passOn(to: above) }
      }
    }
  }

  /// Does the work asked of this view alone; whether there is more further in.
  private func layOutIfAsked() -> Bool {
    guard !layoutFlags.isEmpty, !layoutFlags.contains(.held) else { return false }
    storedWindow?.stageCore?.visits += 1
    if layoutFlags.contains(.needsVisit), storedWindow != nil {
      layoutFlags.remove(.needsVisit)
      controller?.sendViewIsAppearing()
    }
    if layoutFlags.contains(.needsFitting) {
      layoutFlags.remove(.needsFitting)
      if let controller { FittingChecks.add(controller) }
    }
    if layoutFlags.contains(.needsLayout) {
      layoutFlags.remove(.needsLayout)
      layoutThisView()
    }
    guard layoutFlags.contains(.descendants) else { return false }
    layoutFlags.remove(.descendants)
    return true
  }

  /// What is left to do here is something below the view around.
  private func passOn(to above: UIView) {
    if !layoutFlags.isEmpty, !layoutFlags.contains(.held) { above.layoutFlags.insert(.descendants) }
  }

  private func layoutThisView() {
    noticeSafeArea()
    if storedConstraintRecord?.needsUpdate == true { updateConstraintsOfView() }
    if let controller {
      controller.updateConstraintsIfNeeded()
      controller.dispatch(.viewWillLayoutSubviews) { $0.viewWillLayoutSubviews() }
      layoutSubviews()
      controller.dispatch(.viewDidLayoutSubviews) { $0.viewDidLayoutSubviews() }
      if controller.lastFittingSize == nil { FittingChecks.add(controller) }
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
}

/// A view whose subviews are being laid out, with those that are yet to be.
@MainActor struct LayoutStep {
  /// How many passes there have been, so that a view can tell what was seen in the present one.
  static var passes = 0
  let view: UIView
  var inside: ArraySlice<UIView>

  init(_ view: UIView) { (self.view, inside) = (view, view.storedSubviews[...]) }
}
