// Sheets that rest at heights of their own.

public import LeporelloGraphics

/// Hears of a sheet; default implementations stand in for optional requirements.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// A person moved the sheet to another height; nobody does so here.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Arranges a sheet, which rests at the selected one of its heights.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor public final class Detent: NSObject {
    /// What a height is known by.
    public struct Identifier: RawRepresentable, Sendable, Hashable {
      /// The name.
      public let rawValue: String
      /// Creates an identifier.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// What the height is known by.
    public let identifier: Identifier
    let height: (CGFloat) -> CGFloat?

    init(_ identifier: Identifier, height: @escaping (CGFloat) -> CGFloat?) {
      (self.identifier, self.height) = (identifier, height)
      super.init()
    }
    /// Half the screen.
    public static func medium() -> Detent { Detent(.medium) { $0 / 2 } }
    /// The whole screen.
    public static func large() -> Detent { Detent(.large) { $0 } }
    /// A height that code says, at most the largest.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom")) { resolver(DetentContext(maximumDetentValue: $0)) }
    }
  }

  /// The heights, lowest first.
  open var detents: [Detent] = [.large()] { didSet { place() } }
  /// The height at which the sheet rests; nil for the first.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { place() } }
  /// The largest height at which what is below does not dim; kept for code that sets it.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a bar shows that the sheet can be moved; it is not drawn.
  open var prefersGrabberVisible = false
  /// The corners' radius; nil for the system's.
  open var preferredCornerRadius: CGFloat?
  /// Whether a scroll at the top makes the sheet higher; kept for code that sets it.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stands at the bottom in a low place; kept for code that sets it.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet has the content's width then; kept for code that sets it.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view that the sheet stands at; kept for code that sets it.
  open var sourceView: UIView?

  /// Changes the sheet's height with an animation.
  open func animateChanges(_ changes: () -> Void) {
    withoutActuallyEscaping(changes) { changes in UIView.animate(withDuration: 0.3, animations: changes) }
  }
  /// Asks for the heights again.
  open func invalidateDetents() { place() }

  private func place() {
    guard presentation?.stage == .shown else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// Where the sheet stands at its height.
  open override var frameOfPresentedViewInContainerView: CGRect {
    let whole = super.frameOfPresentedViewInContainerView
    let chosen = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    guard let chosen, let wish = chosen.height(whole.height) else { return whole }
    let height = min(whole.height, max(0, wish))
    return CGRect(x: whole.minX, y: whole.maxY - height, width: whole.width, height: height)
  }
}

/// What a sheet's height is worked out from.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The largest height.
  var maximumDetentValue: CGFloat { get }
}

/// The height of the whole sheet.
struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat
}
