// The measures of the two bars, in one place.

/// Sizes, fonts and colours of the bars.
package enum TabBarTheme {
  static let iconSide: CGFloat = 24
  static let barLabel = Font.system(size: 10, weight: .medium)
  static let barLabelAlone = Font.system(size: 13, weight: .medium)
  static let stripLabel = Font.system(size: 15, weight: .semibold)
  package static let stripLabelPadding: CGFloat = 12
  package static let stripMargin: CGFloat = 4
  static let indicatorHeight: CGFloat = 3
  static let indicatorMinimum: CGFloat = 24
  static let disabledOpacity = 0.35

  /// The colour of an item between resting and selected.
  static func color(
    of index: Int, at position: PagePosition, from resting: Color, to selected: Color
  ) -> TabItemStyle {
    TabItemStyle(resting: resting, selected: selected, fraction: position.selection(of: index))
  }

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
    func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * fraction }
    return .color(
      RGBA(mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue), mix(a.alpha, b.alpha)))
  }
}
