// The root of a view tree on a stage.

public import LeporelloGraphics

/// The view at the root; it puts its root controller's view into itself.
@preconcurrency @MainActor open class UIWindow: UIView {
  private var root: UIViewController?
  /// The stage that shows the window.
  weak var stageCore: StageCore?
  private var isResizing = false
  /// The controllers presented over the root, bottom first; one that was made a child meanwhile leads nowhere.
  private var presentations: [UIViewController] {
    guard let root else { return [] }
    return Array(sequence(first: root, next: { $0.presenting?.presented }).dropFirst())
  }

  /// Creates a window on the current stage.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    storedWindow = self
  }

  /// Creates a window as if decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    storedWindow = self
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { root }
    set {
      guard newValue !== root else { return }
      core.during("window.rootViewController = \(newValue?.traceName ?? "nil")") {
        replaceRoot(by: newValue)
      }
    }
  }

  /// Which windows lie in front of which; kept for code that sets it.
  open var windowLevel = Level.normal
  /// The scene of the window's stage; setting it does nothing.
  open var windowScene: UIWindowScene? {
    get { stageCore?.scene }
    set {}
  }
  /// Makes the window visible; a stage's own window always is.
  open func makeKeyAndVisible() {
    isHidden = false
    NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
    makeKey()
  }
  /// Told that the window hears keys.
  open func becomeKey() {}
  /// Told that the window hears keys no longer.
  open func resignKey() {}

  /// The rectangle on screen; another size is announced to the controllers first.
  open override var frame: CGRect {
    get { super.frame }
    set { resize(to: newValue.size) { super.frame = newValue } }
  }

  /// The rectangle in the window's own coordinates; another size is announced to the controllers first.
  open override var bounds: CGRect {
    get { super.bounds }
    set { resize(to: newValue.size) { super.bounds = newValue } }
  }

  private func resize(to size: CGSize, change: () -> Void) {
    guard size != model.bounds.size, !isResizing, let root, root.viewIfLoaded?.superview != nil else { return change() }
    isResizing = true
    let core = self.core
    core.during("window.frame = \(size.width) x \(size.height)") {
      let coordinator = ResizeCoordinator(window: self)
      let traits = UITraitCollection(size: size, scale: core.scale, settings: core.settings)
      let before = traitCollection
      let controllers = [root] + presentations
      if traits != traitCollection { for top in controllers { top.announce(traits: traits, with: coordinator) } }
      for top in controllers { top.announce(size: size, with: coordinator) }
      change()
      for top in controllers {
        top.needsUpdateConstraints = true
        if top.viewIfLoaded?.superview != nil { top.view.frame = bounds }
      }
      if traits != before { for top in controllers { top.viewIfLoaded?.tellTraitChange(from: before) } }
      coordinator.run()
    }
    isResizing = false
  }

  /// The traits of the window's size.
  open override var traitCollection: UITraitCollection {
    UITraitCollection(size: model.bounds.size, scale: core.scale, settings: core.settings)
  }

  private func replaceRoot(by controller: UIViewController?) {
    let old = root
    root = nil
    old?.viewIfLoaded?.removeFromSuperview()
    root = controller
    guard let controller, let view = controller.view else { return }
    view.frame = bounds
    insertRoot(view)
  }

  /// Puts a controller's view into the window on the window's own behalf.
  func insertRoot(_ view: UIView, at index: Int = 0) {
    isInsertingRoot = true
    defer { isInsertingRoot = false }
    insert(view, at: index, call: "addSubview")
  }

  private(set) var isInsertingRoot = false

  /// What the device's edges cover; nothing unless set.
  package var deviceSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if deviceSafeAreaInsets != .zero { UIView.knowsSafeAreas = true }
      setNeedsLayout()
    }
  }
  /// What the device's edges cover.
  open override var safeAreaInsets: UIEdgeInsets { deviceSafeAreaInsets }

  /// Nothing follows a window in the responder chain but the application.
  open override var next: UIResponder? { nil }
}
