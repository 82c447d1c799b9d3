// Traits that are the same everywhere here.

import LeporelloGraphics

/// How much contrast a person asked for; closed.
public enum UIAccessibilityContrast: Int, Sendable, Hashable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case normal
  /// More.
  case high
}

/// Whether a place lies over others; closed.
public enum UIUserInterfaceLevel: Int, Sendable, Hashable {
  /// Not said.
  case unspecified = -1
  /// At the bottom.
  case base
  /// Over others.
  case elevated
}

/// Whether presses are measured; closed.
public enum UIForceTouchCapability: Int, Sendable, Hashable {
  /// Not known.
  case unknown
  /// No.
  case unavailable
  /// Yes.
  case available
}

/// Which colours a screen shows; closed.
public enum UIDisplayGamut: Int, Sendable, Hashable {
  /// Not said.
  case unspecified = -1
  /// sRGB.
  case SRGB
  /// More.
  case P3
}

/// Whether text is to be heavier; closed.
public enum UILegibilityWeight: Int, Sendable, Hashable {
  /// Not said.
  case unspecified = -1
  /// No.
  case regular
  /// Yes.
  case bold
}

extension UITraitCollection {
  /// The person's choice of text size: the usual one.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// How much contrast there is: as usual.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }
  /// Whether the place lies over others.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
  /// Whether presses are measured: no.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
  /// Which colours the screen shows.
  public var displayGamut: UIDisplayGamut { .SRGB }
  /// Whether text is to be heavier: no.
  public var legibilityWeight: UILegibilityWeight { .regular }
  /// Runs something to which these are the present traits; colours have their light values all the same.
  public func performAsCurrent(_ actions: () -> Void) { actions() }
}
