// Where a container's bar is and how it looks.

/// The look of a paged container's bar.
public struct TabViewStyle: Sendable, Hashable {
  /// The kinds of bar; closed.
  package enum Kind: Sendable, Hashable {
    /// Equal items along the bottom.
    case tabBar
    /// A scrolling row of titles along the top.
    case strip
    /// No bar.
    case page
  }

  package var kind: Kind

  /// Equal items with icon and label along the bottom, 49 points high.
  public static let tabBar = TabViewStyle(kind: .tabBar)
  /// A row of titles along the top, 44 points high, which scrolls, with an underline below the selected one.
  public static let strip = TabViewStyle(kind: .strip)
  /// Pages without a bar.
  public static let page = TabViewStyle(kind: .page)
  /// The usual look: a bar along the bottom.
  public static let automatic = TabViewStyle.tabBar

  /// The bar's height in points.
  package var barHeight: CGFloat {
    switch kind {
    case .tabBar: 49
    case .strip: 44
    case .page: 0
    }
  }
}
