// A random life of a small tree of controllers, in legal calls only or with illegal ones mixed in.

@testable import LeporelloContainment

/// One run from one seed.
@MainActor final class RandomRun {
  let stage: Stage
  private var random: SplitMix
  private let root = Free("root")
  private var pool: [UIViewController] = []
  private let isLegal: Bool
  private let callsDirectly: Bool
  /// Children that a transition is swapping now.
  private var busy: [UIViewController] = []
  /// The last calls, for the message of a failure.
  private(set) var calls: [String] = []

  /// A controller that forwards or does not.
  final class Free: UIViewController {
    var forwards = true
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

    convenience init(_ name: String, forwards: Bool = true) {
      self.init(nibName: nil, bundle: nil)
      traceName = name
      self.forwards = forwards
    }
  }

  /// A controller that drives its children's appearance itself.
  final class Manual: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      for child in children { child.beginAppearanceTransition(true, animated: animated) }
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      for child in children { child.endAppearanceTransition() }
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      for child in children { child.beginAppearanceTransition(false, animated: animated) }
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      for child in children { child.endAppearanceTransition() }
    }
  }

  init(seed: UInt64, isLegal: Bool) throws {
    stage = try Stage(size: CGSize(width: 390, height: 844))
    random = SplitMix(seed: seed)
    self.isLegal = isLegal
    callsDirectly = seed.isMultiple(of: 5)
    for index in 0..<6 { pool.append(Free("auto\(index)")) }
    if !isLegal { for index in 0..<3 { pool.append(Free("manual\(index)", forwards: false)) } }
    let tabs = UITabBarController()
    tabs.traceName = "tabs"
    tabs.viewControllers = [Free("tab0"), Free("tab1"), Free("tab2")]
    let nav = UINavigationController(rootViewController: Free("base"))
    nav.traceName = "nav"
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.traceName = "pages"
    pages.setViewControllers([Free("page")], direction: .forward, animated: false)
    pool += [tabs, nav, pages]
    let manual = Manual()
    manual.traceName = "hand"
    pool.append(manual)
    stage.run {
      stage.window.rootViewController = root
      stage.commit()
    }
  }

  func weakControllers() -> [WeakController] { (pool + [root]).map { WeakController(controller: $0) } }

  struct WeakController { weak var controller: UIViewController? }

  func step() {
    stage.run {
      switch Int.random(in: 0..<20, using: &random) {
      case 0...2: add()
      case 3, 4: remove()
      case 5, 6: swap()
      case 7: advance()
      case 8: note("commit") { stage.commit() }
      case 9: note("resize") { try? stage.resize(to: Bool.random(using: &random) ? landscape : portrait) }
      case 10: present()
      case 11: dismiss()
      case 12: tabs()
      case 13: navigate()
      case 14: page()
      case 15: move()
      case 16: drive()
      case 17: interrupt()
      case 18: animate()
      default: if isLegal { advance() } else { misuse() }
      }
    }
  }

  func finish() throws {
    try stage.settle()
    try stage.settle()
  }

  // MARK: Calls

  private let portrait = CGSize(width: 390, height: 844)
  private let landscape = CGSize(width: 844, height: 390)

  private func note(_ call: String, _ body: () -> Void) {
    calls.append("\(stage.now): \(call)")
    if calls.count > 60 { calls.removeFirst() }
    body()
  }

  private func anyone() -> UIViewController { pool.randomElement(using: &random) ?? root }

  private func isFree(_ controller: UIViewController) -> Bool {
    controller.parent == nil && controller.presentedBy == nil && controller !== root
      && !busy.contains { $0 === controller } && controller.presenting == nil
  }

  private func parents() -> [UIViewController] { ([root] + pool).filter { $0 is Free } }

  private func add() {
    let child = anyone()
    guard let parent = parents().randomElement(using: &random), isFree(child), !parent.isInside(child),
      child !== parent, !isUnder(parent, child)
    else { return }
    note("\(parent.traceName) adds \(child.traceName)") {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  /// Whether a controller's chain of parents and presenters leads to another.
  private func isUnder(_ controller: UIViewController, _ other: UIViewController) -> Bool {
    var next: UIViewController? = controller
    while let current = next {
      if current === other { return true }
      next = current.parent ?? current.presentedBy?.presenter
    }
    return false
  }

  /// A child goes from one parent to another without leaving the first; its view may not stay behind.
  private func move() {
    let child = anyone()
    guard let old = child.parent as? Free, let parent = parents().randomElement(using: &random), parent !== old,
      child !== parent, !isUnder(parent, child), !busy.contains(where: { $0 === child })
    else { return }
    note("\(parent.traceName) takes \(child.traceName) over") {
      child.view.removeFromSuperview()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }

  /// The container that drives appearance itself shows another child, with begins and ends of its own.
  private func drive() {
    guard let hand = pool.compactMap({ $0 as? Manual }).first, hand.appearance.state == .appeared,
      let window = hand.view.window, window === stage.window
    else { return }
    let new = anyone()
    guard isFree(new), new !== hand, !isUnder(hand, new) else { return }
    let animated = Bool.random(using: &random)
    note("hand shows \(new.traceName)") {
      let old = hand.children.first
      old?.willMove(toParent: nil)
      hand.addChild(new)
      old?.beginAppearanceTransition(false, animated: animated)
      new.beginAppearanceTransition(true, animated: animated)
      hand.view.addSubview(new.view)
      old?.view.removeFromSuperview()
      old?.endAppearanceTransition()
      new.endAppearanceTransition()
      old?.removeFromParent()
      new.didMove(toParent: hand)
    }
  }

  /// What moves is stopped where it is going.
  private func interrupt() {
    let controller = busy.randomElement(using: &random) ?? anyone()
    note("interrupt \(controller.traceName)") { controller.viewIfLoaded?.layer.removeAllAnimations() }
  }

  /// A view moves, by an animator that may be paused, turned round or stopped.
  private func animate() {
    guard let view = anyone().viewIfLoaded else { return }
    let fate = Int.random(in: 0..<4, using: &random)
    note("animator \(fate)") {
      let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeInOut) { view.alpha = fate == 0 ? 0.5 : 1 }
      animator.startAnimation()
      stage.advance(by: 0.05)
      switch fate {
      case 0: break
      case 1: animator.isReversed = true
      case 2: animator.stopAnimation(true)
      default:
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      }
    }
  }

  private func remove() {
    let child = anyone()
    guard child.parent is Free, !busy.contains(where: { $0 === child }) else { return }
    note("remove \(child.traceName)") {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }

  private func swap() {
    let old = anyone()
    let new = anyone()
    guard let parent = old.parent as? Free, parent.forwards, isFree(new), new !== old, !isUnder(parent, new),
      !busy.contains(where: { $0 === old }), old.view.superview != nil
    else { return }
    let duration: TimeInterval = [0, 0.1, 0.25].randomElement(using: &random) ?? 0
    note("\(parent.traceName) swaps \(old.traceName) for \(new.traceName) in \(duration)") {
      busy += [old, new]
      parent.addChild(new)
      old.willMove(toParent: nil)
      parent.transition(from: old, to: new, duration: duration, options: .transitionCrossDissolve, animations: nil) {
        [weak self] _ in
        new.didMove(toParent: parent)
        old.removeFromParent()
        self?.busy.removeAll { $0 === old || $0 === new }
      }
    }
  }

  private func advance() {
    let seconds: TimeInterval = [0.01, 0.1, 0.3, 1].randomElement(using: &random) ?? 0.1
    note("advance \(seconds)") { stage.advance(by: seconds) }
  }

  private func present() {
    let presenter = [root] + pool
    let modal = anyone()
    guard let from = presenter.randomElement(using: &random), isFree(modal), from.viewIfLoaded?.window != nil,
      !isUnder(from, modal), from.outermost.presenting == nil,
      from.outermost.presentedBy.map({ $0.stage == .shown }) ?? true,
      from.core === stage.core
    else { return }
    modal.modalPresentationStyle =
      [.fullScreen, .pageSheet, .overFullScreen].randomElement(using: &random) ?? .fullScreen
    let animated = Bool.random(using: &random)
    note("\(from.traceName) presents \(modal.traceName)") { from.present(modal, animated: animated) }
  }

  private func dismiss() {
    let from = anyone()
    let animated = Bool.random(using: &random)
    note("\(from.traceName) dismisses") { from.dismiss(animated: animated) }
  }

  private func tabs() {
    guard let tabs = pool.compactMap({ $0 as? UITabBarController }).first else { return }
    let index = Int.random(in: 0..<3, using: &random)
    note("tab \(index)") { tabs.selectedIndex = index }
  }

  private func navigate() {
    guard let nav = pool.compactMap({ $0 as? UINavigationController }).first else { return }
    let animated = Bool.random(using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0, 1:
      note("push") { nav.pushViewController(Free("pushed\(nav.viewControllers.count)"), animated: animated) }
    case 2: note("pop") { nav.popViewController(animated: animated) }
    default:
      note("pop by finger") {
        guard nav.beginInteractivePop() else { return }
        nav.updateInteractivePop(0.4)
        stage.commit()
        nav.endInteractivePop(cancelled: animated)
      }
    }
  }

  private func page() {
    guard let pages = pool.compactMap({ $0 as? UIPageViewController }).first else { return }
    let animated = Bool.random(using: &random)
    note("turn the page") { pages.setViewControllers([Free("page")], direction: .forward, animated: animated) }
  }

  // MARK: Misuse

  private func misuse() {
    let (a, b) = (anyone(), anyone())
    switch Int.random(in: 0..<10, using: &random) {
    case 0: note("begin") { a.beginAppearanceTransition(Bool.random(using: &random), animated: false) }
    case 1: note("end") { a.endAppearanceTransition() }
    case 2: note("add only") { a.addChild(b) }
    case 3: note("view only") { a.view.addSubview(b.view) }
    case 4: note("remove only") { a.removeFromParent() }
    case 5: note("view away") { a.view.removeFromSuperview() }
    case 6: note("transition") { a.transition(from: b, to: anyone(), duration: 0.1, animations: nil) }
    case 7: if callsDirectly { note("direct") { a.viewWillAppear(false) } }
    case 8: note("moved") { a.didMove(toParent: b) }
    default: note("present") { a.present(b, animated: true) }
    }
  }
}
