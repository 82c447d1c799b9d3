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
    /// No bar but dots over the pages.
    case dots
    /// A sidebar where there is room across, else equal items along the bottom.
    case sidebar
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
  /// A bar along the bottom, however much room there is.
  public static let tabBarOnly = TabViewStyle.tabBar
  /// A sidebar in a container of regular width, a bar along the bottom in a compact one.
  public static let sidebarAdaptable = TabViewStyle(kind: .sidebar)

  /// Pages without a bar, with or without dots that tell which one is shown.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> TabViewStyle {
    switch indexDisplayMode {
    case .always, .automatic: TabViewStyle(kind: .dots)
    case .never: .page
    }
  }

  /// The bars of the style, the first outermost.
  package func bars(isRegular: Bool) -> [TabViewBar] {
    switch kind {
    case .tabBar: [.tabBar]
    case .strip: [.strip]
    case .page: []
    case .dots: [.dots]
    case .sidebar: isRegular ? [.sidebar] : [.tabBar]
    }
  }
}

/// The style of pages without a bar, for the name of its choices.
public enum PageTabViewStyle {
  /// When dots tell which page is shown; SwiftUI's names; closed.
  public enum IndexDisplayMode: Sendable, Hashable {
    /// Always.
    case always
    /// Always.
    case automatic
    /// Never.
    case never
  }
}
