// The option types of collections.

import LeporelloGraphics

extension CGRect {
  /// Whether more than an edge is shared; rectangles without an extent share what they lie in.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}

extension UICollectionView {
  /// Along which axis content scrolls; closed.
  public enum ScrollDirection: Int, Sendable, Hashable {
    /// From top to bottom.
    case vertical
    /// Across.
    case horizontal
  }

  /// The sorts of elements; closed.
  public enum ElementCategory: UInt, Sendable, Hashable {
    /// An item's cell.
    case cell
    /// A view that the data source supplies beside.
    case supplementaryView
    /// A view that the layout supplies.
    case decorationView
  }

  /// Where an item is to stand after scrolling.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates a position from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle across.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of sections' headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of sections' footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
