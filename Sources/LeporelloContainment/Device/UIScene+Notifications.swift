// The system's notifications, by name; none is posted here but those of windows.

public import LeporelloGraphics

extension UIScene {
  /// Posted by the system when a scene is in front; never here.
  public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  /// Posted by the system when a scene leaves the front; never here.
  public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  /// Posted by the system when a scene comes to the front; never here.
  public static let willEnterForegroundNotification = NSNotification.Name("UISceneWillEnterForegroundNotification")
  /// Posted by the system when a scene went behind; never here.
  public static let didEnterBackgroundNotification = NSNotification.Name("UISceneDidEnterBackgroundNotification")
}

extension UIApplication {
  /// Posted by the system when the application ends; never here.
  public static let willTerminateNotification = NSNotification.Name("UIApplicationWillTerminateNotification")
  /// Posted by the system when the time of day jumps; never here.
  public static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// Posted by the system when the status bar's rectangle will change; never here.
  public static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted by the system when the status bar's rectangle changed; never here.
  public static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted by the system when the interface will turn; never here.
  public static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted by the system when the interface turned; never here.
  public static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// How the interface lies, among a notification's details.
  public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  /// Opens an address elsewhere; nothing can.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Whether an address can be opened; none can.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// The address of the application's settings.
  public static let openSettingsURLString = "app-settings:"

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only where an application of the address's own opens it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
  /// Why the application was started.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a reason.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

extension UIResponder {
  /// Posted by the system when the keyboard came; never here.
  public static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
  /// Posted by the system when the keyboard went; never here.
  public static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
  /// Posted by the system when the keyboard moved; never here.
  public static let keyboardDidChangeFrameNotification = NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  /// Where the keyboard stands, among a notification's details.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// How the keyboard moves, among a notification's details.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this application's, among a notification's details.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIWindow {
  /// Posted when a window becomes the one that hears keys.
  public static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted by the system when a window is it no longer; never here.
  public static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
  /// Posted when a window comes on screen.
  public static let didBecomeVisibleNotification = NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted by the system when a window leaves the screen; never here.
  public static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
}

extension NotificationCenter {
  /// Calls a method of an observer, which it does not keep, where a selector stood.
  @preconcurrency @MainActor @discardableResult
  public func addObserver<T: AnyObject>(
    _ observer: T, selector aSelector: @escaping (T) -> (Notification) -> Void, name aName: NSNotification.Name?,
    object anObject: Any? = nil
  ) -> any NSObjectProtocol {
    let call = WeakCall { [weak observer] in if let observer { aSelector(observer)($0) } }
    return addObserver(forName: aName, object: anObject, queue: nil) { call.run($0) }
  }
  /// Calls a method of an observer, which it does not keep, where a selector stood.
  @preconcurrency @MainActor @discardableResult
  public func addObserver<T: AnyObject>(
    _ observer: T, selector aSelector: @escaping (T) -> () -> Void, name aName: NSNotification.Name?,
    object anObject: Any? = nil
  ) -> any NSObjectProtocol {
    let call = WeakCall { [weak observer] _ in if let observer { aSelector(observer)() } }
    return addObserver(forName: aName, object: anObject, queue: nil) { call.run($0) }
  }
}

/// A call that notifications make on the main actor, where they are posted by code of views.
private final class WeakCall: @unchecked Sendable {
  // Made and run on the main actor only.
  private let call: (Notification) -> Void
  init(_ call: @escaping (Notification) -> Void) { self.call = call }
  func run(_ notification: Notification) { call(notification) }
}
