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
    controller?.traitCollectionDidChange(previous)
    for each in controller?.traitObservers ?? [] where traitCollection.differs(from: previous, in: each.traits) {
      each.call(previous)
    }
    traitCollectionDidChange(previous)
    for each in traitObservers where traitCollection.differs(from: previous, in: each.traits) { each.call(previous) }
    for child in storedSubviews { child.tellTraitChange(from: previous) }
  }
}
