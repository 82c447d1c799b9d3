// The direction in which reading runs.

/// Whether leading means left or right.
public enum LayoutDirection: Sendable, Hashable, CaseIterable, Codable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
