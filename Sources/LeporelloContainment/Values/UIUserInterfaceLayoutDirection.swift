// The reading direction of a view, decided.

/// Which side reading begins at; closed.
public enum UIUserInterfaceLayoutDirection: Int, Sendable, Hashable {
  /// From the left.
  case leftToRight
  /// From the right.
  case rightToLeft
}
