// A guide that a view states for itself.

package import LeporelloGraphics

/// A guide and the function that says where it stands in a view.
package struct GuideValue: Sendable {
  package var key: AlignmentKey
  package var axis: Axis
  package var value: @Sendable (ViewDimensions) -> CGFloat
}
