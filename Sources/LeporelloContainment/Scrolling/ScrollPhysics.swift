// The motion of a scroll view along one axis, as pure functions of time; no views, no clock.
//
// The rates and forms are those publicly known of UIKit's scroll view: `UIScrollView.DecelerationRate`'s documented
// values (normal 0.998, fast 0.99, each a factor per millisecond), WWDC 2018 session 803 "Designing Fluid Interfaces"
// for the projection of an exponential decay, and Ilya Lobanov's "How UIScrollView works" (2020), which fits
// the rubber band (1 - 1/(x·c/d + 1))·d with c = 0.55 and the bounce as a critically damped spring of mass 1 and
// stiffness 100 against a device.

import LeporelloGraphics

/// Formulas of scrolling along one axis, in points, seconds and points a second.
enum ScrollPhysics {
  /// How far content follows a drag past its edge, as a share of the drag near the edge.
  static let rubberBandCoefficient: CGFloat = 0.55
  /// Motion slower than half a point from its end is not seen.
  static let threshold: CGFloat = 0.5
  /// The spring that brings content back to its edge or to a page.
  static let springStiffness: CGFloat = 100

  /// How far content moves when dragged a distance past its edge in a view of a length.
  static func rubberBand(_ distance: CGFloat, dimension: CGFloat, coefficient: CGFloat = rubberBandCoefficient)
    -> CGFloat
  {
    guard dimension > 0 else { return 0 }
    let size = abs(distance)
    let moved = (1 - 1 / (size * coefficient / dimension + 1)) * dimension
    return distance < 0 ? -moved : moved
  }

  /// How far a drag must have gone for content to stand a distance past its edge; the rubber band's inverse.
  static func inverseRubberBand(_ moved: CGFloat, dimension: CGFloat, coefficient: CGFloat = rubberBandCoefficient)
    -> CGFloat
  {
    guard dimension > 0 else { return 0 }
    let share = min(abs(moved) / dimension, 0.999_999)
    let distance = (1 / (1 - share) - 1) * dimension / coefficient
    return moved < 0 ? -distance : distance
  }
}
