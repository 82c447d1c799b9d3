// The marks by name.

extension TabIndicator {
  /// No mark.
  public static let none = TabIndicator(.none)
  /// A line 3 points thick at the bottom, as wide as the label and at least 24 points.
  public static let underline = TabIndicator(.underline, minimumWidth: 24, thickness: 3)
  /// A capsule around the item.
  public static let pill = TabIndicator(
    .pill, edge: .middle, width: .item, thickness: 32, color: Color.accentColor.opacity(0.16))
  /// A rectangle behind the item.
  public static let block = TabIndicator(.block, edge: .middle, width: .item, color: Color.accentColor.opacity(0.16))
  /// A dot 6 points wide at the bottom.
  public static let dot = TabIndicator(.dot, width: .fixed(6), thickness: 6, offset: 3)
  /// A triangle 14 points wide and 7 points high at the bottom.
  public static let triangle = TabIndicator(.triangle, width: .fixed(14), thickness: 7)
  /// A picture 20 points wide and high at the bottom.
  public static func image(_ image: Image, size: CGFloat = 20) -> TabIndicator {
    TabIndicator(.image(image), width: .fixed(size), thickness: size)
  }

  /// The mark at another edge.
  public func edge(_ edge: Edge) -> TabIndicator { with { $0.edge = edge } }
  /// The mark at another length.
  public func width(_ width: Width, minimum: CGFloat? = nil) -> TabIndicator {
    with {
      $0.width = width
      if let minimum { $0.minimumWidth = minimum }
    }
  }
  /// The mark in another thickness, in points.
  public func thickness(_ thickness: CGFloat?) -> TabIndicator { with { $0.thickness = thickness } }
  /// The mark in another colour.
  public func color(_ color: Color?) -> TabIndicator { with { $0.color = color } }
  /// The mark, moving in another way.
  public func interpolation(_ interpolation: Interpolation) -> TabIndicator {
    with { $0.interpolation = interpolation }
  }
  /// The mark, behaving in another way past the ends.
  public func overscroll(_ overscroll: Overscroll) -> TabIndicator { with { $0.overscroll = overscroll } }

  private func with(_ change: (inout TabIndicator) -> Void) -> TabIndicator {
    var copy = self
    change(&copy)
    return copy
  }
}
