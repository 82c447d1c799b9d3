// Looks that are set for all views of a class: bars are not drawn, so what is set is kept for code that reads it.

public import LeporelloGraphics

/// Something whose looks can be set for all of its class.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// Something inside which looks can be set.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Keeps looks for all views of the class; they are not applied.
  public class func appearance() -> Self { AppearanceRecord.view(of: self) }
  /// Keeps looks for the views inside others; they are not applied.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceRecord.view(of: self)
  }
}

extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIBarButtonItem {
  private static let record = UIBarButtonItem()
  /// Keeps looks for all buttons of bars; they are not applied.
  public class func appearance() -> UIBarButtonItem { record }
  /// Keeps looks for the buttons inside others; they are not applied.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { record }
}

extension UITabBarItem {
  private static let record = UITabBarItem()
  /// Keeps looks for all items of tab bars; they are not applied.
  public class func appearance() -> UITabBarItem { record }
}

/// The views that keep looks, by class.
@MainActor private enum AppearanceRecord {
  private static var views: [ObjectIdentifier: UIView] = [:]

  static func view<T: UIView>(of type: T.Type) -> T {
    if let known = views[ObjectIdentifier(type)] as? T { return known }
    guard let made = type.init(coder: NSCoder()) else {
      preconditionFailure("\(type) cannot keep looks for its class: let its init?(coder:) succeed")
    }
    views[ObjectIdentifier(type)] = made
    return made
  }
}
