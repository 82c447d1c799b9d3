// What an item of a bar shows, and how its look changes as it is selected.

/// What an item shows of its tab; a tab without an icon shows its title; closed.
public enum TabItemContent: String, Sendable, Hashable, Codable, CaseIterable {
  /// The icon above the title.
  case iconAboveTitle
  /// The icon before the title.
  case iconBesideTitle
  /// The icon alone.
  case icon
  /// The title alone.
  case title
  /// A dot for each tab, as a page control has.
  case dots
}

/// How labels look at rest and selected; in between, look follows the position. What is nil is the bar's own.
public struct TabLabelStyle: Sendable, Hashable {
  /// The colour at rest.
  public var color: Color?
  /// The colour of the selected one. Between, components are mixed in sRGB.
  public var selectedColor: Color?
  /// The weight at rest.
  public var weight: Font.Weight?
  /// The weight of the selected one. Between, the weight is interpolated.
  public var selectedWeight: Font.Weight?
  /// The size of letters, in points.
  public var size: CGFloat?
  /// How much larger the selected label is; 1 for no change.
  public var selectedScale: CGFloat

  /// Creates a look.
  public init(
    color: Color? = nil, selectedColor: Color? = nil, weight: Font.Weight? = nil, selectedWeight: Font.Weight? = nil,
    size: CGFloat? = nil, selectedScale: CGFloat = 1
  ) {
    (self.color, self.selectedColor, self.weight, self.selectedWeight) = (color, selectedColor, weight, selectedWeight)
    (self.size, self.selectedScale) = (size, selectedScale)
  }
}

/// Lines between the items of a bar.
public struct TabSeparators: Sendable, Hashable {
  /// How wide a line is, in points.
  public var width: CGFloat
  /// How far it stays off the bar's long sides, in points.
  public var inset: CGFloat
  /// Its colour; nil for the separators' own.
  public var color: Color?

  /// Creates lines.
  public init(width: CGFloat = 1, inset: CGFloat = 4, color: Color? = nil) {
    (self.width, self.inset, self.color) = (width, inset, color)
  }
}
