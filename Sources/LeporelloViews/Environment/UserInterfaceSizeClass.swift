// Whether there is much room or little.

/// How much room there is along an axis; SwiftUI's names; closed.
public enum UserInterfaceSizeClass: String, Sendable, Hashable, Codable, CaseIterable {
  /// Little, as across an upright phone.
  case compact
  /// Much, as on a tablet.
  case regular

  /// The room across a size: regular from 600 points on, but on a phone on its side only from 896 points on.
  package static func horizontal(of size: CGSize) -> Self {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    let isPhone = short < 600 && long < 1000
    let least: CGFloat = isPhone && size.width > size.height ? 896 : 600
    return size.width >= least ? .regular : .compact
  }

  /// The room from top to bottom of a size: compact on a phone on its side.
  package static func vertical(of size: CGSize) -> Self {
    size.width > size.height && size.height < 600 && size.width < 1000 ? .compact : .regular
  }
}
