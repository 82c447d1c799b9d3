// What has traits.

/// Something with traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits of the place where it stands.
  var traitCollection: UITraitCollection { get }
  /// Told that the traits changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}

extension UIView {
  /// Tells this tree's controllers and views, outermost first.
  func tellTraitChange(from previous: UITraitCollection) {
    forEachInTree { view in
      if let controller = view.controller {
        controller.traitCollectionDidChange(previous)
        controller.traitObservers.tell(controller.traitCollection, previous)
      }
      view.traitCollectionDidChange(previous)
      view.traitObservers.tell(view.traitCollection, previous)
    }
  }
}
