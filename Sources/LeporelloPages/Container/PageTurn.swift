// A change from one page to another that is under way.

import LeporelloGraphics
import LeporelloTransitions
import LeporelloViews

/// A change, or a pull at an edge behind which there is no page.
struct PageTurn: Sendable {
  /// What the change looks like; closed.
  enum Look: Sendable, Hashable {
    /// The container's transition between the two pages.
    case transition
    /// The pages stand on a strip that moves.
    case strip
    /// The strip is pulled past its end.
    case pull
  }

  /// The page that leaves.
  var from: Int
  /// The page that comes; the same one in a pull.
  var to: Int
  /// Towards later pages, 1, or earlier ones, -1, also over the end of a loop.
  let direction: Int
  /// How many pages the loop has over whose end the way leads; nil where it leads over none.
  var loop: Int?
  /// What it looks like.
  let look: Look
  /// Whether a finger began it.
  let isInteractive: Bool
  /// Whether the pages between are passed.
  let passes: Bool
  /// How it moves.
  var motion: PageMotion
  /// Where the position was when this change interrupted another, as shares of pages.
  var start: [PageShare] = []
  /// What was to be seen when this change interrupted another.
  var picture: DisplayList?

  /// How far it is, 0 to 1.
  func fraction(at now: Int64) -> Double { motion.fraction(at: now) }

  /// The way in pages.
  var stride: Double {
    look == .pull ? Double(direction) : Double(to - from) + Double(direction * (loop ?? 0))
  }

  /// How far it leads, in pages, from where it really began.
  var way: Double {
    guard !start.isEmpty else { return abs(stride) }
    return abs(Double(from) + stride - start.reduce(0) { $0 + Double($1.page) * $1.share })
  }

  /// The position as one number.
  func value(at now: Int64) -> Double {
    let fraction = fraction(at: now)
    guard !start.isEmpty else { return Double(from) + stride * fraction }
    let origin = start.reduce(0) { $0 + Double($1.page) * $1.share }
    return origin + (Double(from) + stride - origin) * fraction
  }

  /// The position for the bar.
  func position(at now: Int64) -> PagePosition {
    let fraction = fraction(at: now)
    if look == .pull { return PagePosition(pulling: from, by: Double(direction) * fraction) }
    guard passes, start.isEmpty else {
      var position = PagePosition(from: from, to: to, fraction: fraction)
      position.start = start
      return position
    }
    let value = value(at: now)
    let low = value.rounded(.down)
    return PagePosition(from: Int(low), to: Int(value.rounded(.up)), fraction: value - low)
  }
}
