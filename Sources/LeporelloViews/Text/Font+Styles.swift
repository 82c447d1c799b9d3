// The text styles by name.

extension Font {
  /// Large titles, 34 points.
  public static let largeTitle = system(.largeTitle)
  /// Titles, 28 points.
  public static let title = system(.title)
  /// Second titles, 22 points.
  public static let title2 = system(.title2)
  /// Third titles, 20 points.
  public static let title3 = system(.title3)
  /// Headlines, 17 points and semibold.
  public static let headline = system(.headline)
  /// Subheadlines, 15 points.
  public static let subheadline = system(.subheadline)
  /// Body text, 17 points.
  public static let body = system(.body)
  /// Callouts, 16 points.
  public static let callout = system(.callout)
  /// Footnotes, 13 points.
  public static let footnote = system(.footnote)
  /// Captions, 12 points.
  public static let caption = system(.caption)
  /// Second captions, 11 points.
  public static let caption2 = system(.caption2)
}
