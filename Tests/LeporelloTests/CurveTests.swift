// Curves by SwiftUI's names for their points.

import Leporello
import Testing

@Suite struct CurveTests {
  @Test("control points may be named as points of the unit square")
  func unitPoints() {
    let curve = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
    #expect(curve == .easeInOut)
    #expect(UnitCurve.bezier(startControlPoint: .bottom, endControlPoint: .top) == .bezier(0.5, 1, 0.5, 0))
  }
}
