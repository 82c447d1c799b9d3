// The colours of bars, in one place.

/// Colours of the bars.
enum TabBarTheme {
  static let disabledOpacity = 0.35
  /// The grey of items at rest.
  static let restingBar = Color(light: Color(hex: 0x8A8A8F), dark: Color(hex: 0x8E8E93))
  static let restingStrip = Color(light: Color(hex: 0x6C6C70), dark: Color(hex: 0x98989E))
}

/// A colour between two, mixed in its place, since both depend on the page being light or dark.
struct TabItemStyle: PaintStyle {
  let resting: Color
  let selected: Color
  let fraction: Double

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    let (a, b) = (resting.resolved(in: environment), selected.resolved(in: environment))
    let t = min(max(fraction, 0), 1)
    func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * t }
    return .color(
      RGBA(mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue), mix(a.alpha, b.alpha)))
  }
}
