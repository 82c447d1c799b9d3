// Runs situations of containment on whatever UIKit is at hand and prints the order of callbacks as text. This one file is
// all that an iOS test target needs; Documentation/CheckOnDevice.md says how. Here it runs against this package's core.

// In order: what records, what some situations need beside it, the recorder and its steps, the situations.

#if canImport(UIKit)
  import OSLog
  import UIKit
#else
  import LeporelloContainment
#endif

// MARK: - What records

/// Records every callback on entry, then calls super, then runs what a situation hangs on it.
@MainActor class RecordedController: UIViewController {
  weak var recorder: DeviceRecorder?
  var hooks: [String: () -> Void] = [:]
  var forwards = true
  var callsSuperInDidMove = true
  var callsSuperInWillTransition = true
  /// What `size(forChildContentContainer:…)` answers; nil leaves it to the base class.
  var sizeForChild: CGSize?
  /// Goes with the controller, and says so.
  private var farewell: Farewell?

  /// Lets the recorder hear when the controller goes.
  func announceEnd() {
    let name = title ?? "?"
    farewell = Farewell { [weak recorder] in
      MainActor.assumeIsolated { recorder?.mark("\(name).deinit") }
    }
  }

  private func record(_ name: String, _ arguments: String = "", _ body: () -> Void) {
    recorder?.enter("\(title ?? "?").\(name)\(arguments)")
    body()
    hooks[name]?()
    followUp(name)
    recorder?.leave()
  }

  /// What a subclass does inside a callback, after super.
  func followUp(_ callback: String) {}

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
    record("didMove", "(toParent: \(name(parent)))") { if callsSuperInDidMove { super.didMove(toParent: parent) } }
  }
  override func updateViewConstraints() { record("updateViewConstraints") { super.updateViewConstraints() } }
  override func viewWillLayoutSubviews() { record("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() } }
  override func viewDidLayoutSubviews() { record("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() } }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    record(
      "preferredContentSizeDidChange", "(forChildContentContainer: \(name(container as? UIViewController)))"
    ) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
  }
  override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    record(
      "systemLayoutFittingSizeDidChange", "(forChildContentContainer: \(name(container as? UIViewController)))"
    ) { super.systemLayoutFittingSizeDidChange(forChildContentContainer: container) }
  }
  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let sizeForChild else {
      return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    let child = name(container as? UIViewController)
    record("size", "(forChildContentContainer: \(child), withParentContainerSize: size)") {}
    return sizeForChild
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    record("viewWillTransition", "(to: size, with: coordinator)") {
      if callsSuperInWillTransition { super.viewWillTransition(to: size, with: coordinator) }
    }
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    record("willTransition", "(to: traits, with: coordinator)") {
      super.willTransition(to: newCollection, with: coordinator)
    }
  }
}

/// Says when what holds it goes.
final class Farewell: Sendable {
  private let said: @Sendable () -> Void
  init(_ said: @escaping @Sendable () -> Void) { self.said = said }
  deinit { said() }
}

// MARK: - What some situations need

/// A navigation controller whose name stands before its first callback.
@MainActor final class NamedStack: UINavigationController {
  override var title: String? {
    get { "nav" }
    set {}
  }
}

/// Supplies a fade and a gesture for pushes, pops and switches of tabs.
@MainActor final class FadeDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
  let interactor = UIPercentDrivenInteractiveTransition()

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

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

/// Writes down what a navigation controller tells its delegate.
@MainActor final class ShowListener: NSObject, UINavigationControllerDelegate {
  private let recorder: DeviceRecorder
  init(_ recorder: DeviceRecorder) { self.recorder = recorder }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { recorder.mark("delegate.willShow(\(viewController.title ?? "?"))") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { recorder.mark("delegate.didShow(\(viewController.title ?? "?"))") }
}

/// A view that asks for a size.
@MainActor final class WishingView: UIView {
  var wish = CGSize(width: 10, height: 10) {
    didSet { invalidateIntrinsicContentSize() }
  }
  override var intrinsicContentSize: CGSize { wish }
}

/// A stack as a library builds it on plain containment: begin and end by hand, all at once.
@MainActor final class PlainStack: RecordedController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  func push(_ child: UIViewController, animated: Bool) {
    addChild(child)
    child.beginAppearanceTransition(true, animated: animated)
    view.addSubview(child.view)
    child.endAppearanceTransition()
    child.didMove(toParent: self)
  }
}

/// A pager as libraries build it: forwarding by hand, the neighbours kept as children, begins and ends driven by the
/// progress of a swipe.
@MainActor final class PlainPager: RecordedController {
  var neighbours: (UIViewController) -> (UIViewController?, UIViewController?) = { _ in (nil, nil) }
  private var before: UIViewController?
  private var selected: UIViewController?
  private var after: UIViewController?
  private var target: UIViewController?
  private var isAppearing = false
  private var isShown = false
  private var isMidAppearance = false
  private var containerAnimated = false
  /// So small a progress begins nothing: the bounce after a swipe.
  private let threshold: CGFloat = 0.05

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    containerAnimated = animated
    super.viewWillAppear(animated)
  }
  override func followUp(_ callback: String) {
    if callback == "viewWillAppear" {
      isAppearing = true
      guard let selected else { return }
      selected.beginAppearanceTransition(true, animated: containerAnimated)
      isMidAppearance = true
    } else if callback == "viewDidAppear" {
      if isMidAppearance { selected?.endAppearanceTransition() }
      (isMidAppearance, isShown) = (false, true)
    }
  }

  func select(_ page: UIViewController, animated: Bool) {
    if !isShown {
      if isAppearing { page.beginAppearanceTransition(true, animated: containerAnimated) }
      restructure(around: page)
      isMidAppearance = isAppearing
    } else if let old = selected {
      if animated { prepare(page) } else { swap(old, for: page) }
    } else {
      page.beginAppearanceTransition(true, animated: animated)
      restructure(around: page)
      page.endAppearanceTransition()
    }
  }

  private func swap(_ old: UIViewController, for page: UIViewController) {
    old.beginAppearanceTransition(false, animated: false)
    page.beginAppearanceTransition(true, animated: false)
    restructure(around: page)
    old.endAppearanceTransition()
    page.endAppearanceTransition()
  }

  /// Puts a page that is no neighbour where the swipe will find it.
  private func prepare(_ page: UIViewController) {
    guard page !== after, page !== before else { return }
    replace(after, by: page)
    after = page
    layout()
  }

  func progress(_ value: CGFloat) {
    guard let old = selected else { return }
    if let new = target {
      if value == 0 { cancel(old, new) } else if abs(value) >= 1 { finish(old, new) }
    } else if abs(value) >= threshold, let next = value > 0 ? after : before {
      target = next
      next.beginAppearanceTransition(true, animated: true)
      old.beginAppearanceTransition(false, animated: true)
    }
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
    let old = [before, selected, after].compactMap { $0 }
    let beside = neighbours(page)
    (before, selected, after) = (beside.0, page, beside.1)
    let new = [before, selected, after].compactMap { $0 }
    let gone = old.filter { page in !new.contains { $0 === page } }
    let come = new.filter { page in !old.contains { $0 === page } }
    for index in 0..<max(gone.count, come.count) {
      replace(gone.indices.contains(index) ? gone[index] : nil, by: come.indices.contains(index) ? come[index] : nil)
    }
    layout()
  }

  private func replace(_ old: UIViewController?, by new: UIViewController?) {
    if let old {
      recorder?.mark("@remove \(old.title ?? "?")")
      recorder?.unembed(old)
    }
    if let new {
      recorder?.mark("@add \(new.title ?? "?")")
      recorder?.embed(new, in: self)
    }
  }

  private func layout() { if isShown { recorder?.mark("@layout") } }
}

// MARK: - The recorder

/// A window, controllers by their letters, and the lines recorded.
@MainActor final class DeviceRecorder {
  let window: UIWindow
  private let endTurn: () -> Void
  private let pass: (TimeInterval) -> Void
  private let resize: (_ keepsTraits: Bool) -> Void
  private let complaints: () -> [String]
  private var controllers: [String: RecordedController] = [:]
  private var depth = 0
  private var isListening = false
  private var complaintsHeard = 0
  private(set) var lines: [String] = []
  /// The lines that are callbacks, without the marks.
  private(set) var callbacks: [String] = []
  /// The names of the controllers that record.
  private(set) var recordedNames: Set<String> = []

  /// Ends turns of the run loop, lets time pass and gives the window another size by closures; another one holds what
  /// UIKit complained of on the console so far.
  init(
    window: UIWindow, endTurn: @escaping () -> Void, pass: @escaping (TimeInterval) -> Void,
    resize: @escaping (_ keepsTraits: Bool) -> Void, complaints: @escaping () -> [String]
  ) {
    (self.window, self.endTurn, self.pass) = (window, endTurn, pass)
    (self.resize, self.complaints) = (resize, complaints)
  }

  #if canImport(UIKit)
    /// A window in the test host's scene, on the device's own run loop.
    convenience init() {
      let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
      let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      let spin = { (seconds: TimeInterval) in _ = RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds)) }
      let turn = { (orientations: UIInterfaceOrientationMask) in
        guard #available(iOS 16.0, *), let scene else { return }
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: orientations))
        spin(1)
      }
      turn(.portrait)
      let start = Date()
      self.init(
        window: window, endTurn: { spin(0.05) }, pass: spin, resize: { _ in turn(.landscapeRight) },
        complaints: { DeviceRecorder.console(since: start) })
    }

    /// What UIKit wrote to the log.
    private static func console(since start: Date) -> [String] {
      guard #available(iOS 15.0, *), let store = try? OSLogStore(scope: .currentProcessIdentifier),
        let entries = try? store.getEntries(at: store.position(date: start))
      else { return [] }
      return entries.compactMap { $0 as? OSLogEntryLog }.filter { $0.subsystem.hasPrefix("com.apple.UIKit") }
        .map(\.composedMessage)
    }

    /// Every situation on this device, as text.
    static func run() -> String { text { DeviceRecorder() } }
  #endif

  /// Every situation, each on a recorder of its own.
  static func text(_ makeRecorder: () throws -> DeviceRecorder) rethrows -> String {
    try situations.map { situation in
      let recorder = try makeRecorder()
      recorder.play(situation)
      let lines = recorder.lines
      recorder.window.rootViewController = nil
      return (["## \(situation.id)"] + lines).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// The controller of a name, made when first asked for.
  subscript(_ name: String) -> RecordedController {
    if let known = controllers[name] { return known }
    return adopt(RecordedController(nibName: nil, bundle: nil), as: name)
  }

  /// Gives a controller its name, and a place among those that record.
  func adopt<Controller: RecordedController>(_ controller: Controller, as name: String) -> Controller {
    controller.title = name
    controller.recorder = self
    controllers[name] = controller
    recordedNames.insert(name)
    return controller
  }

  /// Gives up the recorder's own hold on a controller, and writes down when it goes.
  func release(_ name: String) {
    controllers[name]?.announceEnd()
    controllers[name] = nil
  }

  /// Runs a situation.
  func play(_ situation: RecordedSituation) {
    isListening = situation.listens
    situation.run(self)
    listen()
  }

  // MARK: Record

  func enter(_ line: String) {
    listen()
    write(line)
    callbacks.append(String(repeating: "  ", count: depth) + line)
    depth += 1
  }
  func leave() { depth -= 1 }
  func mark(_ line: String) {
    listen()
    lines.append(line)
  }
  private func write(_ line: String) { lines.append(String(repeating: "  ", count: depth) + line) }
  /// Writes down what UIKit complained of since it was last asked.
  private func listen() {
    guard isListening else { return }
    let all = complaints()
    lines += all.dropFirst(complaintsHeard).map { "!log \($0)" }
    complaintsHeard = all.count
  }
  /// Forgets what happened so far: the situation is set up.
  func start() {
    lines = []
    callbacks = []
    complaintsHeard = isListening ? complaints().count : 0
  }

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
  /// Gives the window another size, in another size class or not.
  func resize(keepingTraits: Bool = false) { resize(keepingTraits) }
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
  /// A push of B over A by a gesture.
  func pushByGesture() -> (NamedStack, FadeDelegate) {
    let stack = stack("A")
    let delegate = FadeDelegate()
    stack.delegate = delegate
    stack.pushViewController(self["B"], animated: true)
    return (stack, delegate)
  }
  /// P visible with A in a panel of a fixed size.
  func panel() {
    show(self["P"])
    let panel = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
    self["P"].view.addSubview(panel)
    self["A"].view.frame = panel.bounds
    self["P"].addChild(self["A"])
    panel.addSubview(self["A"].view)
    self["A"].didMove(toParent: self["P"])
    turn()
    start()
  }
  /// A pager over a row of pages, on screen, with one of them selected.
  func pager(_ row: [String], selected: String?) -> PlainPager {
    let pager = adopt(PlainPager(nibName: nil, bundle: nil), as: "V")
    pager.neighbours = { [unowned self] page in
      guard let index = row.firstIndex(of: page.title ?? "") else { return (nil, nil) }
      return (
        row.indices.contains(index - 1) ? self[row[index - 1]] : nil,
        row.indices.contains(index + 1) ? self[row[index + 1]] : nil
      )
    }
    show(pager)
    if let selected { pager.select(self[selected], animated: false) }
    turn()
    return pager
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
  /// Whether UIKit complains on the console.
  let listens: Bool
  let run: (DeviceRecorder) -> Void

  init(_ id: String, listens: Bool = false, _ run: @escaping (DeviceRecorder) -> Void) {
    (self.id, self.listens, self.run) = (id, listens, run)
  }
}

// MARK: - The situations

extension DeviceRecorder {
  static let situations: [RecordedSituation] =
    adding + removing + swapping + transitioning + manual + misused + nested + tabs + pages + manualPages + navigation
    + interactive + sizes

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
    .init("add-05") { r in
      r.visibleParent()
      r["A"].callsSuperInDidMove = false
      r.start()
      r.embed(r["A"], in: r["P"])
      r.commit()
    },
    .init("add-06") { r in
      r.visibleParent()
      r.start()
      r["P"].view.addSubview(r["A"].view)
      r.mark("@return:addSubview")
      r.release("A")
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
    .init("add-17") { r in
      r["P"].hooks["viewDidLoad"] = { [unowned r] in
        r["P"].addChild(r["A"])
        r["P"].view.addSubview(r["A"].view)
      }
      r.window.rootViewController = r["P"]
      r.commit()
    },
    .init("add-18") { r in
      r.visibleParent()
      r.start()
      r.embed(r["A"], in: r["P"])
      r.commit()
    },
    .init("add-20") { r in
      r["A"].loadViewIfNeeded()
      r.start()
      r["A"].view = nil
      r["A"].loadViewIfNeeded()
    },
    .init("add-22") { r in
      r.embed(r["A"], in: r["P"])
      r.commit()
    },
    .init("add-24") { r in
      r.visibleParent()
      r.start()
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
    .init("rem-04") { r in
      r.visibleParent("A")
      r.start()
      r["A"].willMove(toParent: nil)
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
    .init("rem-07") { r in
      let stack = r.stack("R")
      stack.pushViewController(r["P"], animated: false)
      r.turn()
      r.embed(r["A"], in: r["P"])
      r.turn()
      r.start()
      stack.popViewController(animated: true)
      r.finishAnimation()
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
    .init("swap-01") { r in
      r["P"].addChild(r["A"])
      r["A"].didMove(toParent: r["P"])
      r.start()
      r["P"].addChild(r["B"])
      r["A"].willMove(toParent: nil)
      r["B"].didMove(toParent: r["P"])
      r["A"].removeFromParent()
    },
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
    .init("tr-10", listens: true) { r in
      r.visibleParent("A")
      r.start()
      r["P"].addChild(r["B"])
      r["P"].view.addSubview(r["B"].view)
      r["P"].transition(
        from: r["A"], to: r["B"], duration: 0.3, options: .transitionCrossDissolve, animations: nil
      ) { r.mark("@completion(\($0))") }
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
    .init("mf-02") { r in
      r.visibleParent(forwards: false)
      r.embed(r["A"], in: r["P"])
      r.turn()
      r.start()
      r["A"].beginAppearanceTransition(true, animated: false)
      r["A"].endAppearanceTransition()
      r.commit()
    },
    .init("mf-04") { r in
      r["A"].beginAppearanceTransition(true, animated: false)
      r["A"].endAppearanceTransition()
    },
    .init("mf-05") { r in
      r["A"].beginAppearanceTransition(true, animated: false)
      r["A"].beginAppearanceTransition(false, animated: false)
    },
    .init("mf-07") { r in
      r["A"].beginAppearanceTransition(true, animated: false)
      r["A"].endAppearanceTransition()
      r.start()
      r["A"].beginAppearanceTransition(false, animated: false)
      r["A"].endAppearanceTransition()
    },
    .init("mf-08") { r in
      r["A"].beginAppearanceTransition(true, animated: false)
      r["A"].endAppearanceTransition()
      r.start()
      r["A"].beginAppearanceTransition(false, animated: false)
      r["A"].beginAppearanceTransition(true, animated: false)
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
    .init("mf-13", listens: true) { r in
      r["A"].beginAppearanceTransition(true, animated: false)
      r["A"].endAppearanceTransition()
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
    .init("mf-16") { r in
      r["P"].forwards = false
      r["P"].hooks["viewWillAppear"] = { [unowned r] in r["A"].beginAppearanceTransition(true, animated: true) }
      r["P"].hooks["viewDidAppear"] = { [unowned r] in r["A"].endAppearanceTransition() }
      r["P"].hooks["viewWillDisappear"] = { [unowned r] in r["A"].beginAppearanceTransition(false, animated: true) }
      r["P"].hooks["viewDidDisappear"] = { [unowned r] in r["A"].endAppearanceTransition() }
      r.embed(r["A"], in: r["P"])
      r["P"].addChild(r["B"])
      r.start()
      for isAppearing in [true, false] {
        r["P"].beginAppearanceTransition(isAppearing, animated: true)
        r["P"].endAppearanceTransition()
      }
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
    .init("mf-21") { r in
      let pager = r.adopt(PlainPager(nibName: nil, bundle: nil), as: "V")
      r.start()
      pager.beginAppearanceTransition(true, animated: true)
      pager.select(r["A"], animated: false)
      pager.endAppearanceTransition()
    },
    .init("mf-22", listens: true) { r in
      r.visibleParent("A")
      r.start()
      r["A"].viewWillAppear(true)
    },
  ]

  private static let misused: [RecordedSituation] = [
    .init("mi-03") { r in
      r["Q"].view.addSubview(r["A"].view)
      r.commit()
    },
    .init("mi-05") { r in
      r.embed(r["A"], in: r["Q"])
      r.start()
      r.unembed(r["A"])
      r.embed(r["A"], in: r["P"])
    },
    .init("mi-07", listens: true) { r in
      r.window.rootViewController = r["P"]
      r.turn()
      r.start()
      r.window.addSubview(r["P"].view)
      r.commit()
    },
    .init("mi-08") { r in
      let stack = r.stack("R")
      r.start()
      r.embed(r["A"], in: stack)
      r.commit()
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
    .init("ne-05") { r in
      let tabs = UITabBarController()
      tabs.viewControllers = [r["T0"], r["T1"]]
      r.start()
      r.window.rootViewController = tabs
      r.commit()
    },
    .init("ne-08") { r in
      r["P"].hooks["preferredContentSizeDidChange"] = { [unowned r] in
        r["P"].preferredContentSize = r["P"].children.last?.preferredContentSize ?? .zero
      }
      r.nest()
      r.start()
      r["A"].preferredContentSize = CGSize(width: 20, height: 0)
    },
    .init("ne-09") { r in
      r.nest()
      r.show(r["G"])
      r.start()
      r.unembed(r["P"])
      r.commit()
    },
  ]

  private static let tabs: [RecordedSituation] = [
    .init("tab-01") { r in
      let tabs = UITabBarController()
      tabs.viewControllers = [r["T0"], r["T1"]]
      r.start()
      r.window.rootViewController = tabs
      r.commit()
    },
    .init("tab-02") { r in
      let tabs = r.tabs()
      r.start()
      tabs.selectedIndex = 1
      r.mark("@return:selectedIndex")
      r.commit()
    },
    .init("tab-05") { r in
      let tabs = r.tabs()
      r.start()
      tabs.selectedIndex = 0
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
    .init("tab-09") { r in
      let tabs = UITabBarController()
      tabs.viewControllers = [r["T0"], UINavigationController(rootViewController: r["R1"])]
      r.show(tabs)
      r.start()
      tabs.selectedIndex = 1
      r.commit()
    },
    .init("tab-11") { r in
      let tabs = r.tabs()
      r["T1"].loadViewIfNeeded()
      let delegate = FadeDelegate()
      tabs.delegate = delegate
      r.start()
      tabs.selectedIndex = 1
      delegate.interactor.update(0.3)
      r.commit()
      delegate.interactor.cancel()
      r.finishAnimation()
      withExtendedLifetime(delegate) {}
    },
  ]

  private static let pages: [RecordedSituation] = [
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
    }
  ]

  /// Z, A, B and C in a row, A selected.
  private static let row = ["Z", "A", "B", "C"]

  private static let manualPages: [RecordedSituation] = [
    .init("pg-07") { r in
      let pager = r.pager(row, selected: "A")
      pager.progress(0.1)
      r.start()
      pager.progress(1)
    },
    .init("pg-08") { r in
      let pager = r.pager(row, selected: "A")
      pager.progress(0.1)
      r.start()
      pager.progress(0)
    },
    .init("pg-10") { r in
      let pager = r.pager(["A"], selected: "A")
      r.start()
      pager.progress(0.1)
    },
    .init("pg-11") { r in
      let pager = r.pager(row, selected: "A")
      r.start()
      pager.select(r["B"], animated: false)
    },
    .init("pg-13") { r in
      let pager = r.pager(["Z", "A", "B"], selected: nil)
      r.start()
      pager.select(r["A"], animated: true)
    },
    .init("pg-14") { r in
      let pager = r.pager(["Z", "A", "B", "C", "Y", "N", "X"], selected: "A")
      r.start()
      pager.select(r["N"], animated: true)
      pager.progress(0.1)
      pager.progress(1)
    },
    .init("pg-16") { r in
      let pager = r.pager(["A", "B", "C"], selected: "A")
      pager.progress(0.1)
      pager.progress(1)
      r.start()
      pager.progress(0)
      pager.progress(0.01)
      pager.progress(-0.01)
    },
    .init("in-05") { r in
      let pager = r.pager(["Z", "A", "B"], selected: "A")
      pager.progress(0.1)
      r.start()
      pager.progress(0)
      pager.progress(0.1)
    },
  ]

  private static let navigation: [RecordedSituation] = [
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
    .init("nav-05") { r in
      let stack = r.stack("A", "B")
      r["A"].loadViewIfNeeded()
      let delegate = FadeDelegate()
      stack.delegate = delegate
      r.start()
      stack.popViewController(animated: true)
      r.turn()
      delegate.interactor.update(0.3)
      delegate.interactor.cancel()
      r.finishAnimation()
      withExtendedLifetime(delegate) {}
    },
    .init("nav-07") { r in
      let stack = r.stack("A")
      let listener = ShowListener(r)
      stack.delegate = listener
      r.start()
      stack.pushViewController(r["B"], animated: true)
      r.finishAnimation()
      withExtendedLifetime(listener) {}
    },
    .init("nav-09") { r in
      let stack = r.stack("A", "B")
      r.start()
      stack.popViewController(animated: false)
      r.mark("@return:popViewController")
      r.release("B")
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
    .init("nav-13") { r in
      let stack = NamedStack(rootViewController: r["A"])
      r.start()
      r.window.rootViewController = stack
      r.commit()
    },
    .init("nav-15") { r in
      let stack = NamedStack(rootViewController: r["A"])
      r.window.rootViewController = stack
      r.window.layoutIfNeeded()
      r.commit()
    },
    .init("nav-16") { r in
      let stack = NamedStack(rootViewController: r["A"])
      r.commit()
      withExtendedLifetime(stack) {}
    },
    .init("nav-18") { r in
      let stack = r.adopt(PlainStack(nibName: nil, bundle: nil), as: "X")
      r.show(stack)
      r.start()
      stack.push(r["A"], animated: false)
      r.commit()
    },
  ]

  private static let interactive: [RecordedSituation] = [
    .init("in-01") { r in
      let (stack, delegate) = r.pushByGesture()
      r.turn()
      r.start()
      stack.transitionCoordinator?.notifyWhenInteractionChanges { context in
        r.mark("coordinator.notifyWhenInteractionChanges(isCancelled: \(context.isCancelled))")
      }
      delegate.interactor.update(0.2)
      delegate.interactor.cancel()
      r.finishAnimation()
      withExtendedLifetime(delegate) {}
    },
    .init("in-02") { r in
      let (_, delegate) = r.pushByGesture()
      r.start()
      r.turn()
      delegate.interactor.update(0.2)
      delegate.interactor.cancel()
      r.finishAnimation()
      withExtendedLifetime(delegate) {}
    },
    .init("in-04") { r in
      r.visibleParent("A", forwards: false)
      r["P"].addChild(r["B"])
      r["P"].view.addSubview(r["B"].view)
      r["A"].willMove(toParent: nil)
      r["B"].beginAppearanceTransition(true, animated: true)
      r["A"].beginAppearanceTransition(false, animated: true)
      r.start()
      r["B"].beginAppearanceTransition(false, animated: true)
      r["A"].beginAppearanceTransition(true, animated: false)
      r["B"].endAppearanceTransition()
      r["A"].endAppearanceTransition()
      r.unembed(r["B"])
      r["A"].didMove(toParent: r["P"])
    },
  ]

  private static let sizes: [RecordedSituation] = [
    .init("ro-01") { r in
      r.panel()
      r.resize()
      r.commit()
    },
    .init("ro-02") { r in
      r.panel()
      r["P"].callsSuperInWillTransition = false
      r.resize()
      r.commit()
    },
    .init("ro-04") { r in
      r.panel()
      r["P"].sizeForChild = CGSize(width: 200, height: 200)
      r.resize(keepingTraits: true)
      r.commit()
    },
    .init("ro-05") { r in
      r.embed(r["A"], in: r["P"])
      r.start()
      r["A"].preferredContentSize = CGSize(width: 10, height: 0)
      r["A"].preferredContentSize = CGSize(width: 20, height: 0)
    },
    .init("ro-07") { r in
      r["P"].hooks["preferredContentSizeDidChange"] = { [unowned r] in
        r["P"].preferredContentSize = r["P"].children.last?.preferredContentSize ?? .zero
      }
      r.nest()
      r["A"].preferredContentSize = CGSize(width: 10, height: 0)
      r.start()
      r["B"].preferredContentSize = CGSize(width: 40, height: 0)
      r.unembed(r["A"])
      r.embed(r["B"], in: r["P"])
      r["P"].preferredContentSize = r["B"].preferredContentSize
      r["B"].preferredContentSize = CGSize(width: 70, height: 0)
    },
    .init("ro-08") { r in
      r.show(r["P"])
      let view = WishingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      r["A"].hooks["loadView"] = { [unowned r] in r["A"].view = view }
      r.embed(r["A"], in: r["P"])
      r.turn()
      r.start()
      view.wish = CGSize(width: 30, height: 30)
      r.commit()
    },
    .init("ro-10") { r in
      r.window.rootViewController = r["P"]
      r.commit()
    },
    .init("ro-11") { r in
      r.show(r["P"])
      r["P"].view.addSubview(r["A"].view)
      r.turn()
      r.start()
      r.resize()
      r.commit()
    },
  ]
}
