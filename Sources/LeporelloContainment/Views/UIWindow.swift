// The root of a view tree on a stage.

public import LeporelloGraphics

/// The view at the root; it puts its root controller's view into itself.
@MainActor open class UIWindow: UIView {
  private var root: UIViewController?

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
      StageCore.current.trace.during("window.rootViewController = \(newValue?.traceName ?? "nil")") {
        replaceRoot(by: newValue)
      }
    }
  }

  /// Makes the window visible; a stage's window always is.
  open func makeKeyAndVisible() {}

  private func replaceRoot(by controller: UIViewController?) {
    let old = root
    root = nil
    old?.viewIfLoaded?.removeFromSuperview()
    root = controller
    guard let controller, let view = controller.view else { return }
    view.frame = bounds
    insertRoot(view)
  }

  private func insertRoot(_ view: UIView) {
    isInsertingRoot = true
    defer { isInsertingRoot = false }
    insert(view, at: 0, call: "addSubview")
  }

  private(set) var isInsertingRoot = false

  /// What the device's edges cover; nothing unless set.
  package var deviceSafeAreaInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// What the device's edges cover.
  open override var safeAreaInsets: UIEdgeInsets { deviceSafeAreaInsets }

  /// Nothing follows a window in the responder chain but the application.
  open override var next: UIResponder? { nil }
}
