// Light and dark.

/// Whether a page is light or dark; closed.
public enum ColorScheme: String, Sendable, Hashable, Codable, CaseIterable {
  /// Dark letters on a light page.
  case light
  /// Light letters on a dark page.
  case dark
}
