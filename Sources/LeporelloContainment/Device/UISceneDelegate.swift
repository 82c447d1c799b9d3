// What an application says of its scenes; nobody calls it here, but code that has it compiles and can be called.

public import LeporelloGraphics

/// Hears of a scene; default implementations stand in for optional requirements.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// The scene is there.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is in front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene leaves the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene comes to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene went behind.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Hears of a scene of windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window.
  var window: UIWindow? { get set }
}

/// What outlives a scene; there is one scene, which lives as long as its stage.
@preconcurrency @MainActor open class UISceneSession: NSObject {}

extension UIScene {
  /// Why a scene is connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {}
}
