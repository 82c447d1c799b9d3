// What code set on a view, as one value: an animation is captured by comparing the value before and after a change,
// and presentation values are other values of the same type.

package import LeporelloGraphics

/// The animatable and drawn properties of a view.
package struct ViewModel: Hashable, Sendable {
  /// The centre in the superview's coordinates.
  package var center = CGPoint.zero
  /// The visible rectangle in the view's own coordinates.
  package var bounds = CGRect.zero
  /// The map about the centre.
  package var transform = CGAffineTransform.identity
  /// The opacity of the view with all it holds.
  package var alpha: CGFloat = 1
  /// The colour behind the content.
  package var backgroundColor: UIColor?
}

/// Which animatable property a change concerns; closed.
package enum ViewProperty: Hashable, Sendable, CaseIterable {
  /// The centre.
  case center
  /// The bounds.
  case bounds
  /// The transform.
  case transform
  /// The opacity.
  case alpha
  /// The colour behind the content.
  case backgroundColor
}
