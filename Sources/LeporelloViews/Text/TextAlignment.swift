// How lines stand.

/// How the lines of a text stand in its width; SwiftUI's names; closed.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// From the side where reading begins.
  case leading
  /// In the middle.
  case center
  /// At the side where reading ends.
  case trailing

  var block: TextBlock.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
