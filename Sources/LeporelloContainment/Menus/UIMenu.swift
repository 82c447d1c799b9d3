// Menus as code builds them; they are not shown.

import LeporelloGraphics

/// A list of things to do.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// What a menu is known by.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu stands in another.
  public struct Options: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its parts stand in the other menu itself.
    public static let displayInline = Options(rawValue: 1)
    /// Does something that cannot be taken back.
    public static let destructive = Options(rawValue: 2)
    /// One of its parts is on at a time.
    public static let singleSelection = Options(rawValue: 32)
    /// Its parts stand as a palette.
    public static let displayAsPalette = Options(rawValue: 128)
  }

  /// What the menu is known by.
  public let identifier: Identifier
  /// How the menu stands in another.
  public let options: Options
  /// The parts.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.identifier, self.options, self.children) = (identifier ?? Identifier("menu"), options, children)
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }
  /// The same menu with other parts.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }
}
