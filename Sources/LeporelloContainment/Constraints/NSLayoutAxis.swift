// The two axes of layout.

/// An axis of layout; closed.
public enum NSLayoutAxis: Int, Sendable, Hashable {
  /// Across.
  case horizontal
  /// From top to bottom.
  case vertical
}
