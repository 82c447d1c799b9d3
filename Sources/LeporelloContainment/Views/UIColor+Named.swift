// The colours UIKit names; the system colours carry their light values.

extension UIColor {
  /// Black.
  public static let black = UIColor(rgba: .black)
  /// A dark grey.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// A light grey.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(rgba: .white)
  /// A middle grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Transparent black.
  public static let clear = UIColor(rgba: .clear)
  /// The system's red.
  public static let systemRed = UIColor(rgba: RGBA(hex: 0xFF3B30))
  /// The system's orange.
  public static let systemOrange = UIColor(rgba: RGBA(hex: 0xFF9500))
  /// The system's yellow.
  public static let systemYellow = UIColor(rgba: RGBA(hex: 0xFFCC00))
  /// The system's green.
  public static let systemGreen = UIColor(rgba: RGBA(hex: 0x34C759))
  /// The system's mint.
  public static let systemMint = UIColor(rgba: RGBA(hex: 0x00C7BE))
  /// The system's teal.
  public static let systemTeal = UIColor(rgba: RGBA(hex: 0x30B0C7))
  /// The system's cyan.
  public static let systemCyan = UIColor(rgba: RGBA(hex: 0x32ADE6))
  /// The system's blue.
  public static let systemBlue = UIColor(rgba: RGBA(hex: 0x007AFF))
  /// The system's indigo.
  public static let systemIndigo = UIColor(rgba: RGBA(hex: 0x5856D6))
  /// The system's purple.
  public static let systemPurple = UIColor(rgba: RGBA(hex: 0xAF52DE))
  /// The system's pink.
  public static let systemPink = UIColor(rgba: RGBA(hex: 0xFF2D55))
  /// The system's brown.
  public static let systemBrown = UIColor(rgba: RGBA(hex: 0xA2845E))
  /// The system's grey.
  public static let systemGray = UIColor(rgba: RGBA(hex: 0x8E8E93))
  /// The second grey.
  public static let systemGray2 = UIColor(rgba: RGBA(hex: 0xAEAEB2))
  /// The third grey.
  public static let systemGray3 = UIColor(rgba: RGBA(hex: 0xC7C7CC))
  /// The fourth grey.
  public static let systemGray4 = UIColor(rgba: RGBA(hex: 0xD1D1D6))
  /// The fifth grey.
  public static let systemGray5 = UIColor(rgba: RGBA(hex: 0xE5E5EA))
  /// The lightest grey.
  public static let systemGray6 = UIColor(rgba: RGBA(hex: 0xF2F2F7))
  /// The main background.
  public static let systemBackground = UIColor(rgba: .white)
  /// The background of content laid on the main one.
  public static let secondarySystemBackground = UIColor(rgba: RGBA(hex: 0xF2F2F7))
  /// The background of content laid on the second one.
  public static let tertiarySystemBackground = UIColor(rgba: .white)
  /// The background of grouped content.
  public static let systemGroupedBackground = UIColor(rgba: RGBA(hex: 0xF2F2F7))
  /// Text.
  public static let label = UIColor(rgba: .black)
  /// Secondary text.
  public static let secondaryLabel = UIColor(rgba: RGBA(hex: 0x3C3C43, alpha: 0.6))
  /// Tertiary text.
  public static let tertiaryLabel = UIColor(rgba: RGBA(hex: 0x3C3C43, alpha: 0.3))
  /// A thin line.
  public static let separator = UIColor(rgba: RGBA(hex: 0x3C3C43, alpha: 0.29))
}
