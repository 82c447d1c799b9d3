// Containers as they are written for iOS, import line apart.

import LeporelloContainment

/// A page with a name.
class Page: UIViewController {
  init(named name: String) {
    super.init(nibName: nil, bundle: nil)
    traceName = name
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The container of many a tutorial.
class Container: UIViewController {
  func display(_ content: UIViewController) {
    addChild(content)
    content.view.frame = view.bounds
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  func hide(_ content: UIViewController) {
    content.willMove(toParent: nil)
    content.view.removeFromSuperview()
    content.removeFromParent()
  }

  func cycle(from old: UIViewController, to new: UIViewController) {
    old.willMove(toParent: nil)
    addChild(new)
    new.view.frame = CGRect(x: view.bounds.width, y: 0, width: view.bounds.width, height: view.bounds.height)
    let end = CGRect(x: -view.bounds.width, y: 0, width: view.bounds.width, height: view.bounds.height)
    transition(
      from: old, to: new, duration: 0.25, options: .transitionCrossDissolve,
      animations: {
        new.view.frame = old.view.frame
        old.view.frame = end
      },
      completion: { _ in
        old.removeFromParent()
        new.didMove(toParent: self)
      })
  }

  func swap(_ old: UIViewController, for new: UIViewController) {
    addChild(new)
    old.willMove(toParent: nil)
    new.view.frame = view.bounds
    transition(from: old, to: new, duration: 0.25, options: [.transitionCrossDissolve], animations: {}) { _ in
      new.didMove(toParent: self)
      old.removeFromParent()
    }
  }

  func replaceAtOnce(_ old: UIViewController, by new: UIViewController) {
    addChild(new)
    new.view.frame = view.bounds
    transition(from: old, to: new, duration: 0, options: [], animations: nil) { _ in
      old.willMove(toParent: nil)
      old.view.removeFromSuperview()
      old.removeFromParent()
      new.didMove(toParent: self)
    }
  }

  func easeIn(from old: UIViewController, to new: UIViewController) {
    old.willMove(toParent: nil)
    addChild(new)
    transition(from: old, to: new, duration: 0.2, options: .curveEaseIn, animations: nil) { _ in
      old.removeFromParent()
      new.didMove(toParent: self)
    }
  }
}

/// Drives its two children by hand.
class Toggler: UIViewController {
  private let pair: [UIViewController]
  private var shown = 0

  init(_ first: UIViewController, _ second: UIViewController) {
    pair = [first, second]
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    pair = []
    super.init(coder: coder)
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in pair {
      addChild(child)
      child.didMove(toParent: self)
    }
    view.addSubview(pair[0].view)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pair[shown].beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pair[shown].endAppearanceTransition()
  }

  func toggle() {
    let old = pair[shown]
    shown = 1 - shown
    let new = pair[shown]
    new.loadViewIfNeeded()
    old.beginAppearanceTransition(false, animated: false)
    new.beginAppearanceTransition(true, animated: false)
    old.view.removeFromSuperview()
    view.addSubview(new.view)
    old.endAppearanceTransition()
    new.endAppearanceTransition()
  }
}
