// SwiftUI's way to name a curve, which joins the points of layout to the curves of transitions.

public import LeporelloLayout
public import LeporelloTransitions

extension UnitCurve {
  /// A cubic Bézier curve from (0, 0) to (1, 1); the control points' x is clamped to 0...1.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    .bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }
}
