// Scenes as far as code looks for its window through them: one of the current stage's windows, always in front.

public import LeporelloGraphics

/// A part of the application on screen.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// What a scene does; closed.
  public enum ActivationState: Int, Sendable, Hashable {
    /// Not connected.
    case unattached = -1
    /// In front.
    case foregroundActive
    /// In front, hearing nothing.
    case foregroundInactive
    /// Behind.
    case background
  }

  /// What the scene does; it is always in front.
  open var activationState: ActivationState { .foregroundActive }
  /// The title.
  open var title: String! = ""
  /// Who hears of the scene; code that sets one finds it again.
  open var delegate: (any UISceneDelegate)?
  /// What outlives the scene.
  public let session = UISceneSession()
}

/// The scene of the current stage's windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private let core: StageCore
  init(_ core: StageCore) {
    self.core = core
    super.init(responder: ())
  }

  /// The windows.
  open var windows: [UIWindow] { core.windows }
  /// The first window.
  open var keyWindow: UIWindow? { core.windows.first }
  /// The screen.
  open var screen: UIScreen { .main }
  /// The screen's coordinates.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// How the interface lies.
  open var interfaceOrientation: UIInterfaceOrientation {
    core.size.width > core.size.height ? .landscapeRight : .portrait
  }
  /// The status bar's manager.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// The traits of the whole screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }
}

/// The status bar; there is none.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  /// Its rectangle: nothing.
  public var statusBarFrame: CGRect { .zero }
  /// Whether it is hidden.
  public var isStatusBarHidden: Bool { true }
  /// Its style.
  public var statusBarStyle: UIStatusBarStyle { .default }
}

/// The application's own object, for code that looks for its window through it.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The window.
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  /// The current stage's first window; setting it does nothing.
  public var window: UIWindow? {
    get { StageCore.current.windows.first }
    set {}
  }
}

extension UIApplication {
  /// The scene of the current stage.
  public var connectedScenes: Set<UIScene> { [StageCore.current.scene] }
  /// Posted by the system when the application comes to the front; never here.
  public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted by the system when the application went behind; never here.
  public static let didEnterBackgroundNotification = NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted by the system when the application is in front; never here.
  public static let didBecomeActiveNotification = NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted by the system when the application leaves the front; never here.
  public static let willResignActiveNotification = NSNotification.Name("UIApplicationWillResignActiveNotification")
  /// Posted by the system when memory is short; never here.
  public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

extension UIDevice {
  /// Posted by the system when the device turns; never here.
  public static let orientationDidChangeNotification = NSNotification.Name("UIDeviceOrientationDidChangeNotification")
}

extension UIResponder {
  /// Posted by the system when the keyboard comes; never here.
  public static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
  /// Posted by the system when the keyboard goes; never here.
  public static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
  /// Posted by the system when the keyboard moves; never here.
  public static let keyboardWillChangeFrameNotification = NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  /// Where the keyboard is to stand, among a notification's details.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long the keyboard moves, among a notification's details.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}

extension UIWindow {
  /// Which windows lie in front of which.
  public struct Level: RawRepresentable, Sendable, Hashable {
    /// The number.
    public let rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual level.
    public static let normal = Level(0)
    /// Over the status bar.
    public static let statusBar = Level(1000)
    /// Over everything.
    public static let alert = Level(2000)
    /// A level some steps above another.
    public static func + (level: Level, steps: CGFloat) -> Level { Level(level.rawValue + steps) }
    /// A level some steps below another.
    public static func - (level: Level, steps: CGFloat) -> Level { Level(level.rawValue - steps) }
  }

  /// Creates a window in a scene, of the screen's size.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }
  /// Whether the window is the first of its stage.
  public var isKeyWindow: Bool { core.windows.first === self }
  /// Makes the window visible; the first one stays the key window.
  public func makeKey() {
    core.show(self)
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }
  /// The screen.
  public var screen: UIScreen { .main }
}

extension UIView {
  /// The scene of the view's window.
  fileprivate var scene: UIWindowScene? { storedWindow?.stageCore?.scene }
}
