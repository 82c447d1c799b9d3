// One controller shown over another: who shows whom, where, and what is under way.

import LeporelloGraphics

/// A presentation from its start to the end of its dismissal.
@MainActor final class Presentation {
  /// Where it stands; closed.
  enum Stage { case presenting, shown, dismissing }

  weak var presenter: UIViewController?
  let presented: UIViewController
  let style: UIModalPresentationStyle
  let holder: PresentationHolder
  let controller: UIPresentationController
  var stage = Stage.presenting
  var transition: ContainerTransition?
  /// The presenter's view's place, to put it back.
  private weak var oldSuperview: UIView?
  private var oldIndex = 0

  init(presenter: UIViewController, presented: UIViewController, frame: CGRect) {
    self.presenter = presenter
    self.presented = presented
    style = presented.modalPresentationStyle
    holder = PresentationHolder(frame: frame)
    controller =
      presented.madePresentationController
      ?? presented.askForPresentationController(presenting: presenter)
    holder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    holder.presentationController = controller
    (controller.presentation, controller.presenter) = (self, presenter)
  }

  /// Whether the presenter's view leaves the screen.
  var removesPresenter: Bool { style == .custom ? controller.shouldRemovePresentersView : style.removesPresenter }

  /// The view that stands in the holder.
  var presentedView: UIView { controller.presentedView ?? presented.view }

  /// Where the presented view is to stand in the holder, as its controller says.
  var finalFrame: CGRect {
    style == .custom || controller is UISheetPresentationController
      ? controller.frameOfPresentedViewInContainerView : standardFrame
  }

  /// Where a presented view of the style stands in the holder by itself.
  var standardFrame: CGRect {
    let bounds = holder.bounds
    switch style {
    case .pageSheet, .automatic: return CGRect(x: 0, y: 54, width: bounds.width, height: max(0, bounds.height - 54))
    case .formSheet, .popover:
      let wish = presented.preferredContentSize
      let size = CGSize(
        width: min(bounds.width, wish.width > 0 ? wish.width : 540),
        height: min(bounds.height, wish.height > 0 ? wish.height : 620))
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: return bounds
    }
  }

  func removePresenterView() {
    guard removesPresenter, let view = presenter?.viewIfLoaded, let superview = view.superview else { return }
    oldSuperview = superview
    oldIndex = superview.subviews.firstIndex { $0 === view } ?? 0
    view.removeFromSuperview()
  }

  func restorePresenterView() {
    guard let superview = oldSuperview, let view = presenter?.viewIfLoaded, view.superview == nil else { return }
    view.frame = superview.bounds
    (superview as? UIWindow)?.insertRoot(view, at: oldIndex) ?? superview.insertSubview(view, at: oldIndex)
    oldSuperview = nil
  }
}

extension UIViewController {
  /// The controller of a presentation of this one: the delegate's for the custom style, else the style's own.
  func askForPresentationController(presenting: UIViewController?) -> UIPresentationController {
    let asked =
      modalPresentationStyle == .custom
      ? transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: presenting ?? self) : nil
    if let asked { return asked }
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover: return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none:
      return UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }
}
