// Insertion, removal and order of subviews. Appearance is driven by entering and leaving a window: the wills run
// inside these calls, before the tree changes, and the dids wait for the commit.

import LeporelloGraphics

extension UIView {
  func insert(_ view: UIView, at index: Int?, call: String) {
    core.during("\(traceLabel).\(call)(\(view.traceLabel))") {
      insertNow(view, at: index)
    }
  }

  func insert(_ view: UIView, beside sibling: UIView, above: Bool) {
    insert(view, at: nil, call: "insertSubview")
    guard sibling !== view, view.storedSuperview === self,
      let from = storedSubviews.firstIndex(where: { $0 === view }),
      storedSubviews.contains(where: { $0 === sibling })
    else { return }
    storedSubviews.remove(at: from)
    let place = storedSubviews.firstIndex { $0 === sibling } ?? storedSubviews.count - 1
    storedSubviews.insert(view, at: above ? place + 1 : place)
  }

  private func insertNow(_ view: UIView, at index: Int?) {
    guard view !== self, !view.mayHold(self) else {
      core.report(.viewInsideItself(view.traceLabel))
      return
    }
    guard !HierarchyCheck.isRootAddedByHand(view, to: self) else {
      core.report(.rootViewByHand)
      return
    }
    if view.storedSuperview === self {
      move(view, to: index ?? storedSubviews.count - 1)
      return
    }
    guard HierarchyCheck.allows(view, in: self) else { return }
    let window = storedWindow
    let oldWindow = view.storedWindow
    if oldWindow !== window {
      if oldWindow != nil { AppearanceDriver.leave(view) }
      if window != nil { AppearanceDriver.enter(view) }
    }
    if let old = view.storedSuperview { old.detach(view) }
    view.willMove(toSuperview: self)
    if oldWindow !== window { view.announceWindow(window) }
    storedSubviews.insert(view, at: min(max(0, index ?? storedSubviews.count), storedSubviews.count))
    view.storedSuperview = self
    view.takeOwner(nearestController)
    if oldWindow !== window { view.setWindow(window) }
    didAddSubview(view)
    view.didMoveToSuperview()
    if oldWindow !== window { view.announceDidMoveToWindow() }
    setNeedsLayout()
    view.setNeedsLayout()
  }

  func remove() {
    guard let old = storedSuperview else { return }
    core.during("\(traceLabel).removeFromSuperview()") {
      AppearanceDriver.leave(self)
      // A callback may have moved the view meanwhile; then there is nothing left to remove.
      guard storedSuperview === old else { return }
      let hadWindow = storedWindow != nil
      willMove(toSuperview: nil)
      if hadWindow { announceWindow(nil) }
      old.detach(self)
      storedSuperview = nil
      takeOwner(nil)
      setWindow(nil)
      didMoveToSuperview()
      if hadWindow { announceDidMoveToWindow() }
    }
  }

  private func detach(_ view: UIView) {
    willRemoveSubview(view)
    view.severConstraints()
    storedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }

  private func move(_ view: UIView, to index: Int) {
    storedSubviews.removeAll { $0 === view }
    storedSubviews.insert(view, at: min(max(0, index), storedSubviews.count))
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.storedSuperview === self else { return }
    move(view, to: toFront ? storedSubviews.count : 0)
  }

  func exchange(_ index1: Int, _ index2: Int) {
    guard storedSubviews.indices.contains(index1), storedSubviews.indices.contains(index2) else { return }
    storedSubviews.swapAt(index1, index2)
  }

  func setWindow(_ window: UIWindow?) {
    let turn = window?.stageCore?.turn
    forEachInTree { view in
      // What leaves the screen stops moving, as its layer's animations do.
      if window == nil, view.storedWindow != nil { view.dropAllAnimations() }
      view.storedWindow = window
      if let turn { view.windowTurn = turn }
    }
  }

  private func announceWindow(_ window: UIWindow?) { forEachInTree { $0.willMove(toWindow: window) } }

  private func announceDidMoveToWindow() { forEachInTree { $0.didMoveToWindow() } }

  /// The stage that this view stands on, or its controller; else the current one.
  var core: StageCore { .only ?? storedWindow?.stageCore ?? nearestController?.core ?? .current }

  /// How the view is named in causes and complaints.
  var traceLabel: String { controller.map { "\($0.traceName).view" } ?? String(describing: type(of: self)) }
}
