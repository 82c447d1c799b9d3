// The tree of views: who holds whom, walks that take no stack, and the controller that owns each view's place.

import LeporelloGraphics

extension UIView {
  /// The views directly inside, back to front.
  var storedSubviews: [UIView] {
    get { subviewList?.items ?? [] }
    _modify {
      if subviewList == nil { subviewList = NestedList(inner: UIView.subviews(of:)) }
      var items: [UIView] = []
      if let subviewList { Swift.swap(&items, &subviewList.items) }
      defer { subviewList?.items = items }
      yield &items
    }
  }

  nonisolated private static func subviews(of view: UIView) -> NestedList<UIView>? { view.subviewList }

  /// Calls something on every view of this tree, each before those inside it.
  func forEachInTree(_ body: (UIView) -> Void) {
    var waiting = [self]
    while let view = waiting.popLast() {
      body(view)
      if let inside = view.subviewList?.items { waiting.append(contentsOf: inside.reversed()) }
    }
  }

  /// The nearest controller: this view's own, or that of the nearest view around that has one.
  var nearestController: UIViewController? {
    if let controller { return controller }
    guard hasOwner else { return nil }
    if owner == nil { findOwner() }
    return owner
  }

  /// The owner went away while its view stayed: the next one around takes its place.
  private func findOwner() {
    var around = storedSuperview
    while let view = around, view.controller == nil, view.hasOwner, view.owner == nil { around = view.storedSuperview }
    owner = around.flatMap { $0.controller ?? $0.owner }
    hasOwner = owner != nil
  }

  /// Notes whose place this view stands in now, down to the views that have controllers of their own.
  func takeOwner(_ new: UIViewController?) {
    var waiting: [(view: UIView, owner: UIViewController?)] = [(self, new)]
    while let (view, new) = waiting.popLast() {
      guard view.owner !== new || view.hasOwner != (new != nil) else { continue }
      view.owner = new
      view.hasOwner = new != nil
      guard view.controller == nil, let inside = view.subviewList?.items else { continue }
      for child in inside { waiting.append((child, new)) }
    }
  }

  /// The view's own controller changed: what stands inside has another owner.
  func ownControllerChanged() {
    guard let inside = subviewList?.items else { return }
    for child in inside { child.takeOwner(controller ?? nearestController) }
  }

  /// Whether another view stands inside this one; a view that holds nothing is not climbed to.
  func mayHold(_ view: UIView) -> Bool { !(subviewList?.items.isEmpty ?? true) && view.isDescendant(of: self) }
}
