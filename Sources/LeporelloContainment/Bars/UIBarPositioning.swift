// Where bars stand.

/// Where a bar stands; closed.
public enum UIBarPosition: Int, Sendable, Hashable {
  /// Not said.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, its ground reaching under the status bar.
  case topAttached
}

/// How dark a bar is; closed.
public enum UIBarStyle: Int, Sendable, Hashable {
  /// Light.
  case `default`
  /// Dark.
  case black
}

/// Something that stands at a place.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// The place.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar stands; a default implementation stands in for the optional requirement.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// The place.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Not said.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UINavigationBar: UIBarPositioning {
  /// At the top.
  public var barPosition: UIBarPosition { .top }
}

extension UITabBar: UIBarPositioning {
  /// At the bottom.
  public var barPosition: UIBarPosition { .bottom }
}

extension UIToolbar: UIBarPositioning {
  /// At the bottom.
  public var barPosition: UIBarPosition { .bottom }
}
