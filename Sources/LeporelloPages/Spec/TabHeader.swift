// What stands above a container's bar and gives way to scrolling.

import LeporelloGraphics
import LeporelloViews

/// A header that scrolls away until its collapsed height, and stays.
struct TabHeader: Sendable {
  /// Its height at rest, in points.
  var height: CGFloat
  /// What is left of it, in points.
  var collapsed: CGFloat
  /// What it shows.
  var content: AnyView

  /// How far it can give way.
  var range: CGFloat { height - collapsed }

  static let key = "header"
}
