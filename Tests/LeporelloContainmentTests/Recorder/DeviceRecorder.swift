// Runs situations of containment on whatever UIKit is at hand and prints the order of callbacks as text. This one file is
// all that an iOS test target needs; Documentation/CheckOnDevice.md says how. Here it runs against this package's core.

#if canImport(UIKit)
  import UIKit
#else
  import LeporelloContainment
#endif

/// Records every callback on entry, then calls super, then runs what a situation hangs on it.
@MainActor final class RecordedController: UIViewController {
  weak var recorder: DeviceRecorder?
  var hooks: [String: () -> Void] = [:]
  var forwards = true

  private func record(_ name: String, _ arguments: String = "", _ body: () -> Void) {
    recorder?.enter("\(title ?? "?").\(name)\(arguments)")
    body()
    hooks[name]?()
    recorder?.leave()
  }

  private func name(_ controller: UIViewController?) -> String {
    controller.map { $0.title ?? String(describing: type(of: $0)) } ?? "nil"
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  override func loadView() { record("loadView") { super.loadView() } }
  override func viewDidLoad() { record("viewDidLoad") { super.viewDidLoad() } }
  override func viewWillAppear(_ animated: Bool) {
    record("viewWillAppear", "(\(animated))") { super.viewWillAppear(animated) }
  }
  override func viewIsAppearing(_ animated: Bool) {
    record("viewIsAppearing", "(\(animated))") { super.viewIsAppearing(animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    record("viewDidAppear", "(\(animated))") { super.viewDidAppear(animated) }
  }
  override func viewWillDisappear(_ animated: Bool) {
    record("viewWillDisappear", "(\(animated))") { super.viewWillDisappear(animated) }
  }
  override func viewDidDisappear(_ animated: Bool) {
    record("viewDidDisappear", "(\(animated))") { super.viewDidDisappear(animated) }
  }
  override func willMove(toParent parent: UIViewController?) {
    record("willMove", "(toParent: \(name(parent)))") { super.willMove(toParent: parent) }
  }
  override func didMove(toParent parent: UIViewController?) {
    record("didMove", "(toParent: \(name(parent)))") { super.didMove(toParent: parent) }
  }
  override func updateViewConstraints() { record("updateViewConstraints") { super.updateViewConstraints() } }
  override func viewWillLayoutSubviews() { record("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() } }
  override func viewDidLayoutSubviews() { record("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() } }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    record(
      "preferredContentSizeDidChange", "(forChildContentContainer: \(name(container as? UIViewController)))"
    ) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
  }
}

/// A navigation controller whose name stands before its first callback.
@MainActor final class NamedStack: UINavigationController {
  override var title: String? {
    get { "nav" }
    set {}
  }
}

/// Supplies a fade and a gesture for pushes.
@MainActor final class FadeDelegate: NSObject, UINavigationControllerDelegate {
  let interactor = UIPercentDrivenInteractiveTransition()

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// A plain fade.
@MainActor final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.4) {
      to.alpha = 1
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// A window, controllers by their letters, and the lines recorded.
@MainActor final class DeviceRecorder {
  let window: UIWindow
  private let endTurn: () -> Void
  private let pass: (TimeInterval) -> Void
  private var controllers: [String: RecordedController] = [:]
  private var depth = 0
  private(set) var lines: [String] = []

  /// Ends turns of the run loop and lets time pass by the two closures.
  init(window: UIWindow, endTurn: @escaping () -> Void, pass: @escaping (TimeInterval) -> Void) {
    (self.window, self.endTurn, self.pass) = (window, endTurn, pass)
  }

  #if canImport(UIKit)
    /// A window in the test host's scene, on the device's own run loop.
    convenience init() {
      let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
      let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      let spin = { (seconds: TimeInterval) in _ = RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }
      self.init(window: window, endTurn: { spin(0.05) }, pass: spin)
    }

    /// Every situation on this device, as text.
    static func run() -> String { text { DeviceRecorder() } }
  #endif

  /// Every situation, each on a recorder of its own.
  static func text(_ makeRecorder: () throws -> DeviceRecorder) rethrows -> String {
    try situations.map { situation in
      let recorder = try makeRecorder()
      situation.run(recorder)
      let lines = recorder.lines
      recorder.window.rootViewController = nil
      return (["## \(situation.id)"] + lines).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// The controller of a name, made when first asked for.
  subscript(_ name: String) -> RecordedController {
    if let known = controllers[name] { return known }
    let controller = RecordedController(nibName: nil, bundle: nil)
    controller.title = name
    controller.recorder = self
    controllers[name] = controller
    return controller
  }

  // MARK: Record

  func enter(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
    depth += 1
  }
  func leave() { depth -= 1 }
  func mark(_ line: String) { lines.append(line) }
  /// Forgets what happened so far: the situation is set up.
  func start() { lines = [] }

  // MARK: Steps

  func turn() { endTurn() }
  func commit() {
    mark("@commit")
    endTurn()
  }
  func finishAnimation() {
    endTurn()
    mark("@animationEnd")
    pass(1.5)
  }
  func show(_ controller: UIViewController) {
    window.rootViewController = controller
    turn()
    turn()
  }
  func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }
  func unembed(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
  /// P is the root and appeared, with visible children if any are named.
  func visibleParent(_ children: String..., forwards: Bool = true) {
    self["P"].forwards = forwards
    show(self["P"])
    for name in children {
      embed(self[name], in: self["P"])
      if !forwards {
        self[name].beginAppearanceTransition(true, animated: false)
        self[name].endAppearanceTransition()
      }
    }
    turn()
  }
  /// P visible with A, and B a child whose view is nowhere.
  func readyToSwap() {
    visibleParent("A")
    self["P"].addChild(self["B"])
    start()
  }
  func stack(_ names: String...) -> NamedStack {
    let stack = NamedStack()
    stack.setViewControllers(names.map { self[$0] }, animated: false)
    show(stack)
    return stack
  }
  func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.title = "TB"
    tabs.viewControllers = [self["T0"], self["T1"], self["T2"]]
    show(tabs)
    return tabs
  }
  /// G holds P holds A, none on screen.
  func nest() {
    embed(self["P"], in: self["G"])
    embed(self["A"], in: self["P"])
  }
}

/// One situation by the name it has in the table of scenarios.
@MainActor struct RecordedSituation {
  let id: String
  let run: (DeviceRecorder) -> Void

  init(_ id: String, _ run: @escaping (DeviceRecorder) -> Void) { (self.id, self.run) = (id, run) }
}

extension DeviceRecorder {
  static let situations: [RecordedSituation] =
    adding + removing + swapping + transitioning + manual + nested + containers + sizes

  private static let adding: [RecordedSituation] = [
    .init("add-01") { r in
      r.visibleParent()
      r.start()
      r["P"].addChild(r["A"])
      r.mark("@return:addChild")
      r.commit()
    },
    .init("add-02") { r in
      r["P"].hooks["viewDidLoad"] = { [unowned r] in r.embed(r["A"], in: r["P"]) }
      r.window.rootViewController = r["P"]
      r.commit()
    },
    .init("add-04") { r in
      r.visibleParent()
      r.start()
      r["P"].addChild(r["A"])
      r["P"].view.addSubview(r["A"].view)
      r.commit()
    },
    .init("add-07") { r in
      r["P"].hooks["viewDidLoad"] = { [unowned r] in r["P"].view.addSubview(r["A"].view) }
      r.window.rootViewController = r["P"]
      r.commit()
    },
    .init("add-09") { r in
      r.visibleParent()
      r.start()
      r["A"].loadViewIfNeeded()
      r.embed(r["A"], in: r["P"])
      r.commit()
    },
    .init("add-10") { r in
      r["Q"].addChild(r["A"])
      r["A"].didMove(toParent: r["Q"])
      r.start()
      r["P"].addChild(r["A"])
      r.mark("@return:addChild")
    },
    .init("add-14") { r in
      r["P"].hooks["viewDidLoad"] = { [unowned r] in
        r.embed(r["A"], in: r["P"])
        r.embed(r["B"], in: r["P"])
      }
      r.window.rootViewController = r["P"]
      r.commit()
    },
    .init("add-15") { r in
      r["P"].addChild(r["A"])
      r["A"].didMove(toParent: r["P"])
      r["P"].loadViewIfNeeded()
      r["A"].loadViewIfNeeded()
      r.start()
      r.window.rootViewController = r["P"]
      r.commit()
    },
    .init("add-18") { r in
      r.visibleParent()
      r.start()
      r.embed(r["A"], in: r["P"])
      r.commit()
    },
    .init("add-22") { r in
      r.embed(r["A"], in: r["P"])
      r.commit()
    },
  ]

  private static let removing: [RecordedSituation] = [
    .init("rem-01") { r in
      r.visibleParent("A")
      r.start()
      r.unembed(r["A"])
      r.commit()
    },
    .init("rem-02") { r in
      r.embed(r["A"], in: r["P"])
      r.start()
      r.unembed(r["A"])
    },
    .init("rem-03") { r in
      r.visibleParent("A")
      r.start()
      r["A"].view.removeFromSuperview()
      r["A"].removeFromParent()
      r.commit()
    },
    .init("rem-06") { r in
      r.visibleParent("A", forwards: false)
      r.start()
      r["A"].willMove(toParent: nil)
      r["A"].beginAppearanceTransition(false, animated: false)
      r["A"].view.removeFromSuperview()
      r["A"].endAppearanceTransition()
      r["A"].removeFromParent()
      r.commit()
    },
    .init("in-07") { r in
      r.visibleParent()
      r.start()
      r.embed(r["A"], in: r["P"])
      r.unembed(r["A"])
      r.commit()
    },
  ]

  private static let swapping: [RecordedSituation] = [
    .init("swap-02") { r in
      r.embed(r["A"], in: r["P"])
      r.start()
      r["P"].addChild(r["B"])
      r["A"].willMove(toParent: nil)
      r["B"].view.frame = r["A"].view.frame
      r["P"].view.insertSubview(r["B"].view, aboveSubview: r["A"].view)
      r["A"].view.removeFromSuperview()
      r["B"].didMove(toParent: r["P"])
      r["A"].removeFromParent()
    },
    .init("swap-04") { r in
      r.visibleParent("A")
      r.start()
      r.unembed(r["A"])
      r.embed(r["B"], in: r["P"])
      r.commit()
    },
    .init("swap-05") { r in
      r.visibleParent("A")
      r.start()
      r.embed(r["B"], in: r["P"])
      r.unembed(r["A"])
      r.commit()
    },
    .init("swap-07") { r in
      r.visibleParent("A", forwards: false)
      r.start()
      r["P"].addChild(r["B"])
      r["A"].willMove(toParent: nil)
      r["A"].beginAppearanceTransition(false, animated: true)
      r["B"].beginAppearanceTransition(true, animated: true)
      UIView.transition(
        from: r["A"].view, to: r["B"].view, duration: 0.4, options: .transitionFlipFromLeft
      ) { _ in
        r["B"].endAppearanceTransition()
        r["A"].endAppearanceTransition()
        r["B"].didMove(toParent: r["P"])
        r["A"].removeFromParent()
      }
      r.finishAnimation()
    },
    .init("swap-08") { r in
      r.visibleParent("A")
      r.start()
      r["P"].addChild(r["B"])
      r["P"].view.insertSubview(r["B"].view, belowSubview: r["A"].view)
      r["B"].didMove(toParent: r["P"])
      r["A"].willMove(toParent: nil)
      UIView.animate(withDuration: 0.3) {
        r.mark("@animations")
        r["A"].view.alpha = 0
      } completion: { _ in
        r["A"].view.removeFromSuperview()
        r["A"].removeFromParent()
      }
      r.commit()
      r.finishAnimation()
    },
  ]

  private static let transitioning: [RecordedSituation] = [
    .init("tr-01") { r in
      r.visibleParent("A")
      r["B"].loadViewIfNeeded()
      r.start()
      r["P"].addChild(r["B"])
      r["A"].willMove(toParent: nil)
      r["P"].transition(
        from: r["A"], to: r["B"], duration: 0.4, options: [.transitionFlipFromLeft], animations: nil
      ) { finished in
        r.mark("@completion(\(finished))")
        r["B"].didMove(toParent: r["P"])
        r["A"].removeFromParent()
      }
      r.finishAnimation()
    },
    .init("tr-02") { r in
      r.readyToSwap()
      r["P"].transition(from: r["A"], to: r["B"], duration: 0.4, options: [], animations: nil, completion: nil)
      r.finishAnimation()
    },
    .init("tr-04") { r in
      r.readyToSwap()
      r["P"].transition(from: r["A"], to: r["B"], duration: 0.4, options: []) {
        r.mark("@animations")
        r["B"].view.frame.origin.x = 10
      } completion: {
        r.mark("@completion(\($0))")
      }
      r.finishAnimation()
    },
    .init("tr-11") { r in
      r.visibleParent("A")
      r.start()
      r["P"].addChild(r["B"])
      r["B"].didMove(toParent: r["P"])
      r["A"].willMove(toParent: nil)
      r["P"].transition(from: r["A"], to: r["B"], duration: 0.3, options: [], animations: nil) {
        r.mark("@completion(\($0))")
        r["A"].removeFromParent()
      }
      r.finishAnimation()
    },
    .init("tr-14") { r in
      r.readyToSwap()
      r["P"].transition(
        from: r["A"], to: r["B"], duration: 0.35, options: [.transitionCrossDissolve], animations: nil
      ) { r.mark("@completion(\($0))") }
      r.finishAnimation()
    },
    .init("tr-17") { r in
      r.visibleParent("A")
      r.embed(r["D"], in: r["A"])
      r.embed(r["C"], in: r["B"])
      r["P"].addChild(r["B"])
      r.turn()
      r.start()
      r["P"].transition(from: r["A"], to: r["B"], duration: 0.4, options: [], animations: nil, completion: nil)
      r.finishAnimation()
    },
  ]

  private static let manual: [RecordedSituation] = [
    .init("mf-01") { r in
      r.visibleParent(forwards: false)
      r.start()
      r.embed(r["A"], in: r["P"])
      r.commit()
    },
    .init("mf-04") { r in
      r["A"].beginAppearanceTransition(true, animated: false)
      r["A"].endAppearanceTransition()
    },
    .init("mf-10") { r in
      r["A"].beginAppearanceTransition(true, animated: false)
      r["A"].beginAppearanceTransition(false, animated: false)
      r.start()
      r["A"].endAppearanceTransition()
    },
    .init("mf-11") { r in
      r["A"].beginAppearanceTransition(true, animated: false)
      r["A"].beginAppearanceTransition(false, animated: false)
      r.start()
      r["A"].beginAppearanceTransition(true, animated: false)
      r["A"].endAppearanceTransition()
    },
    .init("mf-14") { r in
      r.visibleParent()
      r.start()
      r["P"].addChild(r["A"])
      r["A"].beginAppearanceTransition(true, animated: false)
      r["P"].view.addSubview(r["A"].view)
      r["A"].didMove(toParent: r["P"])
      r.commit()
    },
    .init("mf-17") { r in
      r.visibleParent("A", forwards: false)
      r["P"].addChild(r["B"])
      r.start()
      r["B"].beginAppearanceTransition(true, animated: true)
      r["A"].beginAppearanceTransition(false, animated: true)
      r["B"].beginAppearanceTransition(false, animated: true)
      r["A"].beginAppearanceTransition(true, animated: false)
      r["B"].endAppearanceTransition()
      r["A"].endAppearanceTransition()
    },
    .init("mf-18") { r in
      r.visibleParent("A", forwards: false)
      r["P"].addChild(r["B"])
      r.start()
      r["A"].beginAppearanceTransition(false, animated: true)
      r["B"].beginAppearanceTransition(true, animated: true)
      r["B"].endAppearanceTransition()
      r["A"].endAppearanceTransition()
    },
    .init("mf-19") { r in
      r.embed(r["B"], in: r["A"])
      r.embed(r["C"], in: r["A"])
      r.start()
      r["A"].beginAppearanceTransition(true, animated: true)
      r["A"].endAppearanceTransition()
    },
  ]

  private static let nested: [RecordedSituation] = [
    .init("ne-01") { r in
      r.nest()
      r.start()
      r.window.rootViewController = r["G"]
      r.commit()
    },
    .init("ne-02") { r in
      r.nest()
      r.show(r["G"])
      r["M"].modalPresentationStyle = .fullScreen
      r.start()
      r["G"].present(r["M"], animated: true) { r.mark("@completion(true)") }
      r.finishAnimation()
    },
    .init("ne-04") { r in
      r["P"].forwards = false
      r.nest()
      r.start()
      r.window.rootViewController = r["G"]
      r.commit()
      r.window.rootViewController = nil
      r.commit()
    },
    .init("ne-09") { r in
      r.nest()
      r.show(r["G"])
      r.start()
      r.unembed(r["P"])
      r.commit()
    },
  ]

  private static let containers: [RecordedSituation] = [
    .init("tab-02") { r in
      let tabs = r.tabs()
      r.start()
      tabs.selectedIndex = 1
      r.mark("@return:selectedIndex")
      r.commit()
    },
    .init("tab-08") { r in
      let tabs = r.tabs()
      r.start()
      tabs.selectedIndex = 1
      r.commit()
      tabs.selectedIndex = 0
      r.commit()
    },
    .init("nav-01") { r in
      let stack = r.stack("A")
      r.start()
      stack.pushViewController(r["B"], animated: true)
      r.finishAnimation()
    },
    .init("nav-02") { r in
      let stack = r.stack("A")
      stack.pushViewController(r["B"], animated: false)
      r.turn()
      r.start()
      stack.popViewController(animated: true)
      r.finishAnimation()
    },
    .init("nav-04") { r in
      let stack = r.stack("A")
      r.start()
      stack.pushViewController(r["B"], animated: true)
      r.mark("@return:pushViewController")
      r.commit()
    },
    .init("nav-10") { r in
      r.show(r["A"])
      r["M"].modalPresentationStyle = .fullScreen
      r.start()
      r["A"].present(r["M"], animated: false) { r.mark("@completion(true)") }
      r.commit()
    },
    .init("nav-12") { r in
      r.show(r["A"])
      r["M"].modalPresentationStyle = .pageSheet
      r.start()
      r["A"].present(r["M"], animated: true) { r.mark("@completion(true)") }
      r.finishAnimation()
    },
    .init("nav-16") { r in
      let stack = NamedStack(rootViewController: r["A"])
      r.commit()
      withExtendedLifetime(stack) {}
    },
    .init("in-02") { r in
      let stack = r.stack("A")
      let delegate = FadeDelegate()
      stack.delegate = delegate
      stack.pushViewController(r["B"], animated: true)
      r.start()
      r.turn()
      delegate.interactor.update(0.2)
      delegate.interactor.cancel()
      r.finishAnimation()
      withExtendedLifetime(delegate) {}
    },
    .init("pg-05") { r in
      let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pager.title = "V"
      r["P"].hooks["viewDidLoad"] = { [unowned r] in
        r["P"].addChild(pager)
        r["P"].view.addSubview(pager.view)
        pager.setViewControllers([r["A"]], direction: .forward, animated: false)
        pager.didMove(toParent: r["P"])
      }
      r.window.rootViewController = r["P"]
      r.commit()
    },
  ]

  private static let sizes: [RecordedSituation] = [
    .init("ro-05") { r in
      r.embed(r["A"], in: r["P"])
      r.start()
      r["A"].preferredContentSize = CGSize(width: 10, height: 0)
      r["A"].preferredContentSize = CGSize(width: 20, height: 0)
    }
  ]
}
