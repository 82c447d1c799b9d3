// Members of controllers that need no override.

public import LeporelloGraphics

extension UIViewController {
  /// Turns the interface as the device is held; the stage's size says how it lies.
  public class func attemptRotationToDeviceOrientation() {}
  /// Says that the wish for orientations changed; the stage's size says how the interface lies.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// How the interface lies.
  public var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  /// The controller that a storyboard was made from; there is none.
  public var storyboard: UIStoryboard? { nil }
  /// The button that begins and ends editing.
  public var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } })
  }
  /// The least margins that the system asks for.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = UIScreen.main.bounds.width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Says which scroll view bars follow; bars follow none here.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {}
  /// The scroll view that bars follow; none here.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  /// Where the content begins under what covers the top.
  public var topLayoutGuide: any UILayoutSupport { EdgeGuide(view: view, isTop: true) }
  /// Where the content ends over what covers the bottom.
  public var bottomLayoutGuide: any UILayoutSupport { EdgeGuide(view: view, isTop: false) }
}

/// How far something covers an edge.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// How far, in points.
  var length: CGFloat { get }
  /// Where what covers begins.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// Where what covers ends.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

/// What covers an edge, by the view's safe area.
@MainActor final class EdgeGuide: UILayoutSupport {
  private let view: UIView
  private let isTop: Bool

  init(view: UIView, isTop: Bool) { (self.view, self.isTop) = (view, isTop) }

  var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
  var topAnchor: NSLayoutYAxisAnchor { isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor }
}
