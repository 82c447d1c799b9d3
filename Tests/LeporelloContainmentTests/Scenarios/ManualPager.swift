// A pager in the shape that libraries give it: forwarding by hand, neighbours kept as children, driven by a progress.

@testable import LeporelloContainment

/// Keeps the page and its two neighbours as children; a swipe's progress drives begins and ends.
final class ManualPager: Probe {
  var neighbours: (UIViewController) -> (UIViewController?, UIViewController?) = { _ in (nil, nil) }
  private(set) var selected: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  private var target: UIViewController?
  /// A swipe that has just ended bounces a little; so small a progress begins nothing.
  private let threshold: CGFloat = 0.05

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let selected, isMidAppearance { selected.endAppearanceTransition() }
    isMidAppearance = false
    isShown = true
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    containerAnimated = animated
    isAppearing = true
    if let selected {
      selected.beginAppearanceTransition(true, animated: animated)
      isMidAppearance = true
    }
  }

  private var isShown = false
  private var isAppearing = false
  private var isMidAppearance = false
  private var containerAnimated = false

  func select(_ page: UIViewController, animated: Bool) {
    guard isShown || isAppearing else {
      restructure(around: page)
      return
    }
    if !isShown {
      page.beginAppearanceTransition(true, animated: containerAnimated)
      restructure(around: page)
      isMidAppearance = true
      return
    }
    guard let old = selected else {
      page.beginAppearanceTransition(true, animated: animated)
      restructure(around: page)
      page.endAppearanceTransition()
      return
    }
    if animated, page !== after, page !== before {
      replace(after, by: page)
      after = page
      layout()
      return
    }
    guard !animated else { return }
    old.beginAppearanceTransition(false, animated: false)
    page.beginAppearanceTransition(true, animated: false)
    restructure(around: page)
    old.endAppearanceTransition()
    page.endAppearanceTransition()
  }

  func progress(_ value: CGFloat) {
    guard let old = selected else { return }
    if let target {
      if value == 0 { cancel(old, target) } else if abs(value) >= 1 { finish(old, target) }
      return
    }
    guard abs(value) >= threshold, let next = value > 0 ? after : before else { return }
    target = next
    next.beginAppearanceTransition(true, animated: true)
    old.beginAppearanceTransition(false, animated: true)
  }

  private func finish(_ old: UIViewController, _ new: UIViewController) {
    target = nil
    restructure(around: new)
    old.endAppearanceTransition()
    new.endAppearanceTransition()
  }

  private func cancel(_ old: UIViewController, _ new: UIViewController) {
    target = nil
    old.beginAppearanceTransition(true, animated: true)
    new.beginAppearanceTransition(false, animated: true)
    old.endAppearanceTransition()
    new.endAppearanceTransition()
  }

  private func restructure(around page: UIViewController) {
    let old = [before, selected, after].compactMap(\.self)
    let (newBefore, newAfter) = neighbours(page)
    let new = [newBefore, page, newAfter].compactMap(\.self)
    (before, selected, after) = (newBefore, page, newAfter)
    let gone = old.filter { page in !new.contains { $0 === page } }
    let come = new.filter { page in !old.contains { $0 === page } }
    for index in 0..<max(gone.count, come.count) {
      replace(gone.indices.contains(index) ? gone[index] : nil, by: come.indices.contains(index) ? come[index] : nil)
    }
    layout()
  }

  private func replace(_ old: UIViewController?, by new: UIViewController?) {
    if let old {
      world?.mark("@remove \(old.traceName)")
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
    }
    if let new {
      world?.mark("@add \(new.traceName)")
      addChild(new)
      view.addSubview(new.view)
      new.didMove(toParent: self)
    }
  }

  private func layout() {
    if isShown { world?.mark("@layout") }
  }
}
