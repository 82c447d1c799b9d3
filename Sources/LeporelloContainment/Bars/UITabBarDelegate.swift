// Who hears of a tab bar that code uses by itself.

/// Hears of a bar's choices; default implementations stand in for optional requirements.
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  /// An item was chosen.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UITabBar {
  /// How items stand; closed.
  public enum ItemPositioning: Int, Sendable, Hashable {
    /// As the system sees fit.
    case automatic
    /// From side to side.
    case fill
    /// In the middle.
    case centered
  }
}

extension UITabBarItem {
  /// The system's items; closed.
  public enum SystemItem: Int, Sendable, Hashable {
    /// More.
    case more
    /// Favourites.
    case favorites
    /// Featured.
    case featured
    /// Top rated.
    case topRated
    /// Recents.
    case recents
    /// Contacts.
    case contacts
    /// History.
    case history
    /// Bookmarks.
    case bookmarks
    /// Search.
    case search
    /// Downloads.
    case downloads
    /// Most recent.
    case mostRecent
    /// Most viewed.
    case mostViewed

    var title: String {
      switch self {
      case .topRated: "Top Rated"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      case .more, .favorites, .featured, .recents, .contacts, .history, .bookmarks, .search, .downloads:
        String(describing: self).capitalized
      }
    }
  }

  /// Creates one of the system's items.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }
}
