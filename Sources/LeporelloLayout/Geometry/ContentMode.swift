// How a ratio meets a space.

/// Whether content of a fixed ratio stays inside the space or covers it.
public enum ContentMode: Sendable, Hashable, CaseIterable, Codable {
  /// As large as fits inside.
  case fit
  /// As small as covers all.
  case fill
}
