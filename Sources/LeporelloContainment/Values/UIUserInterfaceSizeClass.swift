// The closed sets that a trait collection is made of.

/// How much room an axis has; closed.
public enum UIUserInterfaceSizeClass: Int, Sendable, Hashable {
  /// Not said.
  case unspecified
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// Light or dark; closed.
public enum UIUserInterfaceStyle: Int, Sendable, Hashable {
  /// Not said.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The kind of device; closed.
public enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
  /// Not said.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car's screen.
  case carPlay
  /// A desktop.
  case mac = 5
  /// A headset.
  case vision
}

/// Which side reading begins at, as traits say it; closed.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, Hashable {
  /// Not said.
  case unspecified = -1
  /// From the left.
  case leftToRight
  /// From the right.
  case rightToLeft
}

/// Which side reading begins at; closed.
public enum UIUserInterfaceLayoutDirection: Int, Sendable, Hashable {
  /// From the left.
  case leftToRight
  /// From the right.
  case rightToLeft
}
