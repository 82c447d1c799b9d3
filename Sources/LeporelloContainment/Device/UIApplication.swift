// The application and the device that container code asks about; the same on every machine.

public import LeporelloGraphics

/// The application, as far as views ask about it.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// What the application does; closed.
  public enum State: Int, Sendable, Hashable {
    /// It is in front.
    case active
    /// It is in front and hears nothing.
    case inactive
    /// It is behind.
    case background
  }

  /// The application.
  public static let shared = UIApplication(responder: ())
  private override init(responder: Void) { super.init(responder: ()) }

  /// What the application does; it is always in front.
  open var applicationState: State { .active }
  /// The windows of the current stage.
  open var windows: [UIWindow] { StageCore.current.windows }
  /// The first window of the current stage.
  open var keyWindow: UIWindow? { StageCore.current.windows.first }
  /// How the interface lies on the current stage.
  open var statusBarOrientation: UIInterfaceOrientation {
    let size = StageCore.current.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// The status bar's rectangle; there is none.
  open var statusBarFrame: CGRect { .zero }
  /// Whether the status bar is hidden; there is none.
  open var isStatusBarHidden: Bool { true }
  /// Whether the screen stays on; kept for code that sets it.
  open var isIdleTimerDisabled = false
  /// Which side content begins at.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The person's choice of text size.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The application's own object; code that sets one finds it again.
  open weak var delegate: (any UIApplicationDelegate)?
  private var ignoring = 0
  /// Whether touches are ignored.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
  /// Ignores touches until the matching end.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }
  /// Ends ignoring touches.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }
}
