// How much room there is, as traits say it.

/// How much room an axis has; closed.
public enum UIUserInterfaceSizeClass: Int, Sendable, Hashable {
  /// Not said.
  case unspecified
  /// Little room.
  case compact
  /// Much room.
  case regular
}
