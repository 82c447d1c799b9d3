// The reading direction, as traits say it.

/// Which side reading begins at, as traits say it; closed.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable, Hashable {
  /// Not said.
  case unspecified = -1
  /// From the left.
  case leftToRight
  /// From the right.
  case rightToLeft
}
