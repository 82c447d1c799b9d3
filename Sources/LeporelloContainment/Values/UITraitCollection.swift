// What the surroundings of a view or controller are like, as an immutable value with UIKit's class shape.

public import LeporelloGraphics

/// The traits of an environment: size classes, scale, style and direction.
public final class UITraitCollection: NSObject, Sendable {
  /// The room across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The room from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// How many pixels make a point; 0 where not said.
  public let displayScale: CGFloat
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// The reading direction.
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  /// Creates traits member by member; what is left out is unspecified.
  package init(
    horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
    displayScale: CGFloat = 0, style: UIUserInterfaceStyle = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  ) {
    (horizontalSizeClass, verticalSizeClass, self.displayScale) = (horizontal, vertical, displayScale)
    (userInterfaceStyle, userInterfaceIdiom, self.layoutDirection) = (style, idiom, layoutDirection)
  }

  /// Creates traits of which nothing is said.
  public override convenience init() { self.init(displayScale: 0) }
  /// Creates traits that say the room across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(horizontal: horizontalSizeClass) }
  /// Creates traits that say the room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }
  /// Creates traits that say the scale.
  public convenience init(displayScale scale: CGFloat) { self.init(horizontal: .unspecified, displayScale: scale) }
  /// Creates traits that say the style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
  /// Creates traits that say the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(idiom: idiom) }
  /// Creates traits that say the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(horizontal: .unspecified, layoutDirection: layoutDirection)
  }

  /// Creates traits from several, of which later ones win where they say something.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let merged = traitCollections.reduce(UITraitCollection(displayScale: 0)) { $0.overridden(by: $1) }
    self.init(
      horizontal: merged.horizontalSizeClass, vertical: merged.verticalSizeClass, displayScale: merged.displayScale,
      style: merged.userInterfaceStyle, idiom: merged.userInterfaceIdiom, layoutDirection: merged.layoutDirection)
  }

  /// The traits of a screen or window of a size: where the shorter side is a phone's, height is compact in landscape
  /// and width regular only on the largest phones; elsewhere only a narrow window is compact.
  convenience init(size: CGSize, scale: CGFloat, settings: StageSettings) {
    let isPhone = min(size.width, size.height) < 600 && max(size.width, size.height) < 1000
    let isLandscape = size.width > size.height
    let isWide = isPhone ? isLandscape && size.width >= 896 : size.width >= 600
    self.init(
      horizontal: isWide ? .regular : .compact, vertical: isPhone && isLandscape ? .compact : .regular,
      displayScale: scale, style: settings.style, idiom: isPhone ? .phone : .pad,
      layoutDirection: settings.layoutDirection)
  }

  /// The traits where no environment is at hand: a light phone.
  public static var current: UITraitCollection {
    UITraitCollection(displayScale: 1, style: .light, idiom: .phone, layoutDirection: .leftToRight)
  }

  /// These traits with what the other collection says in their place.
  package func overridden(by other: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      horizontal: other.horizontalSizeClass == .unspecified ? horizontalSizeClass : other.horizontalSizeClass,
      vertical: other.verticalSizeClass == .unspecified ? verticalSizeClass : other.verticalSizeClass,
      displayScale: other.displayScale == 0 ? displayScale : other.displayScale,
      style: other.userInterfaceStyle == .unspecified ? userInterfaceStyle : other.userInterfaceStyle,
      idiom: other.userInterfaceIdiom == .unspecified ? userInterfaceIdiom : other.userInterfaceIdiom,
      layoutDirection: other.layoutDirection == .unspecified ? layoutDirection : other.layoutDirection)
  }

  /// Whether these traits say all that the other collection says.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { overridden(by: $0) == self } ?? true
  }

  /// Whether dynamic colours look different in the two collections.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
  }

  /// Equal traits make equal collections.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return (horizontalSizeClass, verticalSizeClass, displayScale) == (
      other.horizontalSizeClass, other.verticalSizeClass, other.displayScale
    )
      && (userInterfaceStyle, userInterfaceIdiom, layoutDirection) == (
        other.userInterfaceStyle, other.userInterfaceIdiom, other.layoutDirection
      )
  }

  /// The hash of the size classes and style.
  public override var hash: Int {
    horizontalSizeClass.rawValue | verticalSizeClass.rawValue << 2 | userInterfaceStyle.rawValue << 4
  }
}
