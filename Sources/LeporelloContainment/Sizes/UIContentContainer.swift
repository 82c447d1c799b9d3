// How sizes travel between a container and what it holds.

public import LeporelloGraphics

/// Something that holds content and hears of sizes.
@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  /// The size that the content would like.
  var preferredContentSize: CGSize { get }
  /// Told that a child would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// Told that the fitting size of a child's view changed.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that a child will have when this container has one.
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  /// Told that the view is about to have another size.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Told that the traits are about to change.
  func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
