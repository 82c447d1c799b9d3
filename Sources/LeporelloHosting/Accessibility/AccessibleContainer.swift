// How controllers and views of rows above tell what they are to readers who don't see them.

package import LeporelloContainment
package import LeporelloViews

/// A controller that tells what its view is.
@MainActor package protocol AccessibleContainer: UIViewController {
  /// The parts of its view in reading order, given those of a view in it.
  func accessibilityNodes(_ parts: (UIView) -> [AccessibilityNode]) -> [AccessibilityNode]
}
