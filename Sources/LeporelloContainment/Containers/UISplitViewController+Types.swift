// How a split controller shows its columns, as far as code asks and sets it.

public import LeporelloGraphics

extension UISplitViewController {
  /// Which columns are in sight; closed.
  public enum DisplayMode: Int, Sendable, Hashable {
    /// As the system sees fit.
    case automatic
    /// The last column.
    case secondaryOnly
    /// Two columns beside each other.
    case oneBesideSecondary
    /// One column over the last.
    case oneOverSecondary
    /// Three columns beside each other.
    case twoBesideSecondary
    /// Two columns over the last.
    case twoOverSecondary
    /// Two columns pushing the last aside.
    case twoDisplaceSecondary
  }

  /// How columns share the room; columns always stand beside each other here; closed.
  public enum SplitBehavior: Int, Sendable, Hashable {
    /// As the system sees fit.
    case automatic
    /// Beside each other.
    case tile
    /// Over each other.
    case overlay
    /// Pushing each other aside.
    case displace
  }

  /// At which side the primary column stands; closed.
  public enum PrimaryEdge: Int, Sendable, Hashable {
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// What lies behind the primary column; kept for code that sets it; closed.
  public enum BackgroundStyle: Int, Sendable, Hashable {
    /// Nothing.
    case none
    /// A sidebar's ground.
    case sidebar
  }

  /// "As the system sees fit", for a length.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude
}

/// Decides about columns; default implementations stand in for optional requirements.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  /// The columns in sight are about to change.
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// The column that is seen in a narrow place.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// The controller that is seen in a narrow place; nil for the primary one.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// The controller of the primary column in a wide place again; nil for the one before.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Whether the delegate took the detail in where columns fold; no lets the detail be what is seen.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The detail where columns unfold; nil for the one before.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Whether the delegate shows a detail itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Columns folded.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Columns unfolded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  /// Nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// The proposed one.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// The primary one.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// The one before.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// The primary controller stays what is seen.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }
  /// The one before.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// No.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
