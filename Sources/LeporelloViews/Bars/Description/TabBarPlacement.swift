// Where a bar stands, and whether pages reach below it.

/// The side of a container at which a bar stands; closed.
public enum TabBarPlacement: String, Sendable, Hashable, Codable, CaseIterable {
  /// Along the top.
  case top
  /// Along the bottom.
  case bottom
  /// Along the side where reading begins.
  case leading
  /// Along the side where reading ends.
  case trailing

  /// Whether the items stand side by side.
  public var isHorizontal: Bool {
    switch self {
    case .top, .bottom: true
    case .leading, .trailing: false
    }
  }
}

/// How a bar and the pages share the container; closed.
public enum TabBarHosting: String, Sendable, Hashable, Codable, CaseIterable {
  /// The pages end where the bar begins.
  case beside
  /// The pages reach below the bar, which is part of their safe area.
  case over
}
