// Curves against values computed outside, and against their own algebra.

import LeporelloTransitions
import Testing

@Suite struct UnitCurveTests {
  @Test(
    "The four Core Animation curves have their documented values",
    arguments: [
      (UnitCurve.easeInOut, [0.0197224535, 0.1291619310, 0.5, 0.8708380690, 0.9802775465]),
      (.easeIn, [0.0170266097, 0.0934646507, 0.3153568126, 0.6218618692, 0.8394278458]),
      (.easeOut, [0.1605721542, 0.3781381308, 0.6846431874, 0.9065353493, 0.9829733903]),
      (.default, [0.0947963057, 0.4085105914, 0.8024033876, 0.9604589783, 0.9943164775]),
    ])
  func values(curve: UnitCurve, expected: [Double]) {
    for (x, y) in zip([0.1, 0.25, 0.5, 0.75, 0.9], expected) {
      #expect(abs(curve.value(at: x) - y) < 1e-9, "at \(x)")
    }
  }

  static let all: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .default, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    .materialStandard, .materialStandardDecelerate, .materialStandardAccelerate, .materialEmphasized,
    .materialEmphasizedDecelerate, .materialEmphasizedAccelerate, .materialFastOutSlowIn,
    .bezier(1, 0, 0, 1), .bezier(0, 1, 1, 0), .keyframes([(0.2, 0.6), (0.6, 0.7)]),
  ]

  @Test("Every curve starts at 0 and ends at 1, and clamps what lies outside", arguments: all)
  func ends(curve: UnitCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -3) == 0)
    #expect(curve.value(at: 7) == 1)
    #expect(curve.value(at: .nan) == 0)
  }

  @Test("Every smooth curve never falls and never jumps", arguments: all)
  func continuity(curve: UnitCurve) {
    var last = 0.0
    for i in 1...2_000 {
      let y = curve.value(at: Double(i) / 2_000)
      #expect(y >= last - 1e-12)
      #expect(y - last < 0.1)
      last = y
    }
  }

  @Test("A curve's inverse undoes it", arguments: all)
  func inverse(curve: UnitCurve) {
    for i in 1..<50 {
      let x = Double(i) / 50
      #expect(abs(curve.value(at: curve.inverse.value(at: x)) - x) < 1e-9)
    }
  }

  @Test("Velocity is the slope", arguments: all)
  func velocity(curve: UnitCurve) {
    for i in 1..<20 {
      let x = (Double(i) + 0.123) / 20
      let slope = (curve.value(at: x + 1e-5) - curve.value(at: x - 1e-5)) / 2e-5
      #expect(abs(curve.velocity(at: x) - slope) < 1e-3 * max(1, abs(slope)))
    }
  }

  @Test("Control points outside the unit interval in x are clamped, overshoot in y is kept")
  func overshoot() {
    let curve = UnitCurve.bezier(-1, -0.5, 2, 1.5)
    #expect(curve == .bezier(0, -0.5, 1, 1.5))
    #expect(curve.value(at: 0.1) < 0)
    #expect(curve.value(at: 0.9) > 1)
    #expect(UnitCurve.bezier(.nan, .infinity, 0.5, 1).value(at: 0.5).isFinite)
  }

  @Test("Steps jump where CSS says")
  func steps() {
    func at(_ position: UnitCurve.StepPosition) -> [Double] {
      [0, 0.24, 0.25, 0.5, 0.99, 1].map { UnitCurve.steps(4, position).value(at: $0) }
    }
    #expect(at(.jumpEnd) == [0, 0, 0.25, 0.5, 0.75, 1])
    #expect(at(.jumpStart) == [0.25, 0.25, 0.5, 0.75, 1, 1])
    #expect(at(.jumpNone) == [0, 0, 1.0 / 3, 2.0 / 3, 1, 1])
    #expect(at(.jumpBoth) == [0.2, 0.2, 0.4, 0.6, 0.8, 1])
  }

  @Test("CSS keywords name curves, and nothing else does")
  func keywords() {
    #expect(UnitCurve(cssKeyword: "ease") == .default)
    #expect(UnitCurve(cssKeyword: "ease-in-out") == .easeInOut)
    #expect(UnitCurve(cssKeyword: "step-end") == .steps(1))
    #expect(UnitCurve(cssKeyword: "bounce") == nil)
  }

  @Test("Material's emphasised curve passes through the joint of its two pieces")
  func emphasised() {
    #expect(abs(UnitCurve.materialEmphasized.value(at: 0.166666) - 0.4) < 1e-9)
  }

  @Test("Keyframes that make no sense are left out")
  func keyframes() {
    let curve = UnitCurve.keyframes([(0.5, 0.2), (0.4, 0.9), (.nan, 1), (0.75, .infinity), (2, 3)])
    #expect(curve == .keyframes([(0.5, 0.2)]))
    #expect(abs(curve.value(at: 0.75) - 0.6) < 1e-12)
  }
}
