// Bubbles, which stand as small sheets here.

public import LeporelloGraphics

/// Where a bubble's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Creates a set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// Left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// Right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Anywhere.
  public static let any = UIPopoverArrowDirection(rawValue: 15)
  /// Not known.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Hears of a bubble; default implementations stand in for optional requirements.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// The bubble is about to be shown.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// A person took the bubble away; nobody does so here.
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a person may take the bubble away.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
}

extension UIPopoverPresentationControllerDelegate {
  /// Nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// Nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Yes.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
}

/// Arranges a bubble; it stands in the middle here.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the bubble points at; kept for code that sets it.
  open var sourceView: UIView?
  /// The part of it; kept for code that sets it.
  open var sourceRect = CGRect.null
  /// The button that the bubble points at; kept for code that sets it.
  open var barButtonItem: UIBarButtonItem?
  /// Where the arrow may point; kept for code that sets it.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// Where the arrow points; nowhere.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The bubble's colour; kept for code that sets it.
  open var backgroundColor: UIColor?
  /// The views that can be touched meanwhile; kept for code that sets it.
  open var passthroughViews: [UIView]?
  /// The room that the bubble leaves; kept for code that sets it.
  open var popoverLayoutMargins = UIEdgeInsets.zero
  /// Whether the bubble may cover what it points at; kept for code that sets it.
  open var canOverlapSourceViewRect = false

  /// Asks the delegate to prepare.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
  }
}

extension UIViewController {
  /// What arranges the controller's sheet; nil for other styles.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// What arranges the controller's bubble; nil for other styles.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
}
