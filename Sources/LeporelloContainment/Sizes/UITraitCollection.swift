// Size classes and scale, derived from a stage's size by the rule that Apple's devices follow.

public import LeporelloGraphics

/// Whether there is little or much room along an axis; closed.
public enum UIUserInterfaceSizeClass: Int, Sendable, Hashable {
  /// Not known.
  case unspecified
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// What kind of place a view stands in.
public final class UITraitCollection: NSObject, Sendable {
  /// The room across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Pixels a point.
  public let displayScale: CGFloat

  init(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass, scale: CGFloat) {
    (horizontalSizeClass, verticalSizeClass, displayScale) = (horizontal, vertical, scale)
  }

  /// Creates a collection that knows only the room across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass, vertical: .unspecified, scale: 0)
  }

  /// Creates a collection that knows only the room down.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: .unspecified, vertical: verticalSizeClass, scale: 0)
  }

  /// Creates a collection from others; the later ones win where they know something.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var scale: CGFloat = 0
    for traits in collections {
      if traits.horizontalSizeClass != .unspecified { horizontal = traits.horizontalSizeClass }
      if traits.verticalSizeClass != .unspecified { vertical = traits.verticalSizeClass }
      if traits.displayScale != 0 { scale = traits.displayScale }
    }
    self.init(horizontal: horizontal, vertical: vertical, scale: scale)
  }

  /// The traits of a screen or window of a size: where the shorter side is a phone's, height is compact in landscape
  /// and width regular only on the largest phones; elsewhere only a narrow window is compact.
  convenience init(size: CGSize, scale: CGFloat) {
    let isPhone = min(size.width, size.height) < 600 && max(size.width, size.height) < 1000
    let isLandscape = size.width > size.height
    let isWide = isPhone ? isLandscape && size.width >= 896 : size.width >= 600
    self.init(
      horizontal: isWide ? .regular : .compact, vertical: isPhone && isLandscape ? .compact : .regular, scale: scale)
  }

  /// Equal traits make equal collections.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && displayScale == other.displayScale
  }

  /// The hash of the traits.
  public override var hash: Int { horizontalSizeClass.rawValue * 4 + verticalSizeClass.rawValue }
}
