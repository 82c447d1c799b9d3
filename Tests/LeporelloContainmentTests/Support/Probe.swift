// A controller that keeps a log of its own, as one would on a device, and runs what a test hangs on its callbacks.

import LeporelloContainment

/// Logs every callback on entry, calls super, then runs the test's hook.
@MainActor class Probe: UIViewController {
  weak var world: World?
  /// What to run after super in a callback, by the callback's name.
  var hooks: [String: () -> Void] = [:]
  var forwards = true
  var callsSuperInDidMove = true
  var callsSuperInWillTransition = true
  /// What size(forChild…) answers; nil leaves it to the base class.
  var sizeForChild: CGSize?

  convenience init(_ name: String) {
    self.init(nibName: nil, bundle: nil)
    traceName = name
  }

  isolated deinit { world?.mark("\(traceName).deinit") }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  private func log(_ name: String, _ arguments: String = "") {
    world?.log.append("\(traceName).\(name)\(arguments)")
  }

  override func loadView() {
    log("loadView")
    super.loadView()
    hooks["loadView"]?()
  }
  override func viewDidLoad() {
    log("viewDidLoad")
    super.viewDidLoad()
    hooks["viewDidLoad"]?()
  }
  override func viewWillAppear(_ animated: Bool) {
    log("viewWillAppear", "(\(animated))")
    super.viewWillAppear(animated)
    hooks["viewWillAppear"]?()
  }
  override func viewIsAppearing(_ animated: Bool) {
    log("viewIsAppearing", "(\(animated))")
    super.viewIsAppearing(animated)
    hooks["viewIsAppearing"]?()
  }
  override func viewDidAppear(_ animated: Bool) {
    log("viewDidAppear", "(\(animated))")
    super.viewDidAppear(animated)
    hooks["viewDidAppear"]?()
  }
  override func viewWillDisappear(_ animated: Bool) {
    log("viewWillDisappear", "(\(animated))")
    super.viewWillDisappear(animated)
    hooks["viewWillDisappear"]?()
  }
  override func viewDidDisappear(_ animated: Bool) {
    log("viewDidDisappear", "(\(animated))")
    super.viewDidDisappear(animated)
    hooks["viewDidDisappear"]?()
  }
  override func willMove(toParent parent: UIViewController?) {
    log("willMove", "(toParent: \(parent?.traceName ?? "nil"))")
    super.willMove(toParent: parent)
    hooks["willMove"]?()
  }
  override func didMove(toParent parent: UIViewController?) {
    log("didMove", "(toParent: \(parent?.traceName ?? "nil"))")
    if callsSuperInDidMove { super.didMove(toParent: parent) }
    hooks["didMove"]?()
  }
  override func updateViewConstraints() {
    log("updateViewConstraints")
    super.updateViewConstraints()
  }
  override func viewWillLayoutSubviews() {
    log("viewWillLayoutSubviews")
    super.viewWillLayoutSubviews()
    hooks["viewWillLayoutSubviews"]?()
  }
  override func viewDidLayoutSubviews() {
    log("viewDidLayoutSubviews")
    super.viewDidLayoutSubviews()
    hooks["viewDidLayoutSubviews"]?()
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    log("viewWillTransition", "(to: size, with: coordinator)")
    if callsSuperInWillTransition { super.viewWillTransition(to: size, with: coordinator) }
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    log("willTransition", "(to: traits, with: coordinator)")
    super.willTransition(to: newCollection, with: coordinator)
  }
  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let sizeForChild else {
      return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
    }
    log("size", "(forChildContentContainer: \(name(container)), withParentContainerSize: size)")
    return sizeForChild
  }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    log("preferredContentSizeDidChange", "(forChildContentContainer: \(name(container)))")
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    hooks["preferredContentSizeDidChange"]?()
  }
  override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    log("systemLayoutFittingSizeDidChange", "(forChildContentContainer: \(name(container)))")
    super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
  }

  private func name(_ container: any UIContentContainer) -> String {
    (container as? UIViewController)?.traceName ?? "?"
  }
}
