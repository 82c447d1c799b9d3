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
  /// The map of space about the anchor where it leaves the plane; `transform` is then what it does to the plane.
  var depth: CATransform3D?
  /// Which point of the bounds, in shares of their size, stands at the centre.
  package var anchor = CGPoint(x: 0.5, y: 0.5)
  /// How far towards the viewer the view is drawn among its siblings.
  package var zPosition: CGFloat = 0
  /// The opacity of the view with all it holds.
  package var alpha: CGFloat = 1
  /// The colour behind the content.
  package var backgroundColor: UIColor?
  /// The radius of the corners that `cornerMask` names.
  package var cornerRadius: CGFloat = 0
  /// Which corners are round, by Core Animation's bits.
  package var cornerMask: UInt = 15
  /// Whether corners begin to bend gradually.
  package var isCornerContinuous = false
  /// The width of the line along the inside of the edge.
  package var borderWidth: CGFloat = 0
  /// The colour of that line.
  package var borderColor: UIColor?
  /// The colour of the shadow.
  package var shadowColor: UIColor?
  /// The opacity of the shadow, 0 for none.
  package var shadowOpacity: CGFloat = 0
  /// The standard deviation of the shadow's blur, in points.
  package var shadowRadius: CGFloat = 3
  /// How far the shadow falls, in points.
  package var shadowOffset = CGSize(width: 0, height: -3)
  /// How far the turn from one subview to another has come, 0 to 1.
  package var turn: CGFloat = 0
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
  /// The radius of round corners.
  case cornerRadius
  /// The width of the border.
  case borderWidth
  /// The colour of the border.
  case borderColor
  /// The colour of the shadow.
  case shadowColor
  /// The opacity of the shadow.
  case shadowOpacity
  /// The blur of the shadow.
  case shadowRadius
  /// The offset of the shadow.
  case shadowOffset
  /// The progress of a turn from one subview to another.
  case turn
}
