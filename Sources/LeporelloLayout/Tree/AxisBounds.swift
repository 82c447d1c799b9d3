// The bounds of a flexible frame, as given; the engine repairs bad ones.

package import LeporelloGraphics

/// The bounds of one axis of a flexible frame; NaN stands for a bound that is not given.
package struct AxisBounds: Sendable, Hashable {
  package var min: Double
  package var ideal: Double
  package var max: Double

  package init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    (self.min, self.ideal, self.max) = (LayoutTree.given(min), LayoutTree.given(ideal), LayoutTree.given(max))
  }
}
