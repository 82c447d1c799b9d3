// The bounds of a flexible frame, as given; the engine repairs bad ones.

package import LeporelloGraphics

/// The bounds of one axis of a flexible frame; NaN stands for a bound that is not given.
package struct AxisBounds: Sendable, Hashable {
  package var min: CGFloat
  package var ideal: CGFloat
  package var max: CGFloat

  package init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
    (self.min, self.ideal, self.max) = (min ?? .nan, ideal ?? .nan, max ?? .nan)
  }
}
