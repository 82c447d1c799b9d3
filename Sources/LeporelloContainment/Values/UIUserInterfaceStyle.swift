// Light or dark, as traits say it.

/// Light or dark; closed.
public enum UIUserInterfaceStyle: Int, Sendable, Hashable {
  /// Not said.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
