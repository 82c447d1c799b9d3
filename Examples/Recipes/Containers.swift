// The containment recipes as they are written on iOS; only the import line is different here.

import Leporello

/// Adds and removes one child.
final class AddRemoveContainer: UIViewController {
  let child: UIViewController

  init(child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray6
  }

  func add() {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func remove() {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

/// Holds one of two children and swaps them with the built-in transition, in the ways people write it.
final class SwapContainer: UIViewController {
  private(set) var current: UIViewController
  let incoming: UIViewController

  init(current: UIViewController, incoming: UIViewController) {
    self.current = current
    self.incoming = incoming
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(current)
    current.view.frame = view.bounds
    view.addSubview(current.view)
    current.didMove(toParent: self)
  }

  /// The usual order: the old child is told first.
  func swapLeavingFirst() {
    current.willMove(toParent: nil)
    addChild(incoming)
    incoming.view.frame = view.bounds
    transition(
      from: current, to: incoming, duration: 0.25, options: .transitionCrossDissolve, animations: {}
    ) { _ in
      self.current.removeFromParent()
      self.incoming.didMove(toParent: self)
      self.current = self.incoming
    }
  }

  /// The other order: the new child is added first.
  func swapJoiningFirst() {
    addChild(incoming)
    current.willMove(toParent: nil)
    incoming.view.frame = view.bounds
    transition(
      from: current, to: incoming, duration: 0.25, options: .transitionCrossDissolve, animations: {}
    ) { _ in
      self.incoming.didMove(toParent: self)
      self.current.removeFromParent()
      self.current = self.incoming
    }
  }

  /// No time and no options; the completion does all of the removal.
  func swapAtOnce() {
    addChild(incoming)
    incoming.view.frame = view.bounds
    transition(from: current, to: incoming, duration: 0, options: [], animations: nil) { _ in
      self.current.willMove(toParent: nil)
      self.current.view.removeFromSuperview()
      self.current.removeFromParent()
      self.incoming.didMove(toParent: self)
      self.current = self.incoming
    }
  }

  /// A fifth of a second, easing in, with no animations block.
  func swapEasingIn() {
    current.willMove(toParent: nil)
    addChild(incoming)
    incoming.view.frame = view.bounds
    transition(
      from: current, to: incoming, duration: 0.2, options: [.transitionCrossDissolve, .curveEaseIn], animations: nil
    ) { _ in
      self.current.removeFromParent()
      self.incoming.didMove(toParent: self)
      self.current = self.incoming
    }
  }
}

/// Forwards appearance by hand, and toggles between two children that both stay.
final class ManualContainer: UIViewController {
  let first: UIViewController
  let second: UIViewController
  private var showsSecond = false

  init(first: UIViewController, second: UIViewController) {
    self.first = first
    self.second = second
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [second, first] {
      addChild(child)
      child.view.frame = view.bounds
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    second.view.isHidden = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    first.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    first.endAppearanceTransition()
  }

  func toggle() {
    let (old, new) = showsSecond ? (second, first) : (first, second)
    old.beginAppearanceTransition(false, animated: false)
    new.beginAppearanceTransition(true, animated: false)
    new.view.isHidden = false
    old.view.isHidden = true
    old.endAppearanceTransition()
    new.endAppearanceTransition()
    showsSecond.toggle()
  }
}
