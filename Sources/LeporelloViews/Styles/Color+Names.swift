// The colours by name, with the values of Apple's interface guidelines.

extension Color {
  private static func system(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(.dynamic(light: RGBA(hex: light), dark: RGBA(hex: dark)))
  }

  /// Red.
  public static let red = system(0xFF3B30, 0xFF453A)
  /// Orange.
  public static let orange = system(0xFF9500, 0xFF9F0A)
  /// Yellow.
  public static let yellow = system(0xFFCC00, 0xFFD60A)
  /// Green.
  public static let green = system(0x34C759, 0x30D158)
  /// Mint.
  public static let mint = system(0x00C7BE, 0x63E6E2)
  /// Teal.
  public static let teal = system(0x30B0C7, 0x40C8E0)
  /// Cyan.
  public static let cyan = system(0x32ADE6, 0x64D2FF)
  /// Blue.
  public static let blue = system(0x007AFF, 0x0A84FF)
  /// Indigo.
  public static let indigo = system(0x5856D6, 0x5E5CE6)
  /// Purple.
  public static let purple = system(0xAF52DE, 0xBF5AF2)
  /// Pink.
  public static let pink = system(0xFF2D55, 0xFF375F)
  /// Brown.
  public static let brown = system(0xA2845E, 0xAC8E68)
  /// Grey.
  public static let gray = system(0x8E8E93, 0x8E8E93)

  /// Black.
  public static let black = Color(RGBA.black)
  /// White.
  public static let white = Color(RGBA.white)
  /// Nothing.
  public static let clear = Color(RGBA.clear)

  /// The colour of text.
  public static let primary = Color(.dynamic(light: .black, dark: .white))
  /// The colour of less important text.
  public static let secondary = Color(
    .dynamic(light: RGBA(hex: 0x3C3C43, alpha: 0.6), dark: RGBA(hex: 0xEBEBF5, alpha: 0.6)))
  /// The colour of what can be tapped; `tint` sets it.
  public static let accentColor = Color(.accent)
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// Grey.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// White.
  public static var white: Color { Color.white }
  /// Nothing.
  public static var clear: Color { Color.clear }
}
