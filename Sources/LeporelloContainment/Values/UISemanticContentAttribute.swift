// Which content is mirrored where reading begins at the right.

/// Which content is mirrored; closed.
public enum UISemanticContentAttribute: Int, Sendable, Hashable {
  /// As the language has it.
  case unspecified
  /// Playback controls are not mirrored.
  case playback
  /// Direction pads are not mirrored.
  case spatial
  /// Always from the left.
  case forceLeftToRight
  /// Always from the right.
  case forceRightToLeft
}
