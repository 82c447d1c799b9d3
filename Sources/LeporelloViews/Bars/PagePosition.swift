// Where a paged container is: at a page, or on its way from one place to another, whether or not they are neighbours.

import LeporelloGraphics

/// A position between two places, each a page or itself between two pages.
///
/// A finger that drags pages passes each of them; a jump goes straight to its goal, and what lies between is skipped. A
/// change that takes over from another starts where that one was, so its beginning may lie between pages.
package struct PagePosition: Sendable, Hashable {
  /// The place that is left.
  package var from: Double
  /// The place that is reached.
  package var to: Double
  /// How far the way is gone; 0 at the one place, 1 at the other.
  package var fraction: Double
  /// Where the way begins in place of `from`, where it was not at a page: shares of pages that make up 1.
  package var start: [PageShare] = []
  /// How far the pages are pulled past the first (negative) or the last (positive), in pages.
  package var overscroll: Double = 0

  /// A position on the way from one place to another.
  package init(from: Double, to: Double, fraction: Double, overscroll: Double = 0) {
    (self.from, self.to, self.fraction, self.overscroll) = (from, to, fraction, overscroll)
  }

  /// A position on the way from one page to another.
  package init(from: Int, to: Int, fraction: Double) {
    self.init(from: Double(from), to: Double(to), fraction: fraction)
  }

  /// A position at a page.
  package init(at page: Int) { self.init(from: page, to: page, fraction: 0) }

  /// A position at a page that is pulled past the edge.
  package init(pulling page: Int, by pull: Double) {
    self.init(from: Double(page), to: Double(page), fraction: 0, overscroll: pull)
  }

  /// A position that passes each page, among a number of pages; what lies past the ends is overscroll.
  package init(_ value: Double, count: Int) {
    let last = Double(max(0, count - 1))
    let bounded = value.isNaN ? 0 : min(max(value, 0), last)
    let low = min(bounded.rounded(.down), max(0, last - 1))
    self.init(
      from: low, to: min(low + 1, last), fraction: bounded - low,
      overscroll: value.isFinite ? value - bounded : 0)
  }

  /// The position as one number: whole at a page.
  package var value: Double {
    let origin = origin { $0 }
    return origin + (to - origin) * fraction + overscroll
  }

  /// The position as shares of pages, which make up 1.
  package var shares: [PageShare] {
    let origin = start.isEmpty ? Self.shares(of: from) : start
    if from == to, start.isEmpty { return origin }
    let t = min(max(fraction, 0), 1)
    return origin.map { PageShare(page: $0.page, share: $0.share * (1 - t)) }
      + Self.shares(of: to).map { PageShare(page: $0.page, share: $0.share * t) }
  }

  /// How selected a page is: 1 where the position is at it, 0 where it is at another or passes.
  package func selection(of page: Int) -> Double {
    min(max(shares.reduce(0) { $0 + ($1.page == page ? $1.share : 0) }, 0), 1)
  }

  /// What a measure of places is on the way: a straight line between those of both.
  package func interpolated(_ measure: (Double) -> CGFloat) -> CGFloat {
    let origin = origin { Double(measure($0)) }
    return CGFloat(origin) + (measure(to) - CGFloat(origin)) * CGFloat(fraction)
  }

  /// The position among other places, each page's given by its number.
  package func mapped(_ place: (Int) -> Int) -> PagePosition {
    func map(_ value: Double) -> Double {
      guard value.magnitude < 1e9 else { return 0 }
      let low = value.rounded(.down)
      let (a, b) = (Double(place(Int(low))), Double(place(Int(low) + 1)))
      return value == low ? a : a + (b - a) * (value - low)
    }
    var result = PagePosition(from: map(from), to: map(to), fraction: fraction, overscroll: overscroll)
    result.start = start.map { PageShare(page: place($0.page), share: $0.share) }
    return result
  }

  /// What a measure of places is where the way begins.
  private func origin(_ measure: (Double) -> Double) -> Double {
    start.isEmpty ? measure(from) : start.reduce(0) { $0 + measure(Double($1.page)) * $1.share }
  }

  /// A place as shares of the pages around it.
  private static func shares(of place: Double) -> [PageShare] {
    guard place.magnitude < 1e9 else { return [] }
    let low = place.rounded(.down)
    if place == low { return [PageShare(page: Int(low), share: 1)] }
    return [PageShare(page: Int(low), share: 1 - (place - low)), PageShare(page: Int(low) + 1, share: place - low)]
  }
}

/// How much a position is at a page.
package struct PageShare: Sendable, Hashable {
  /// The page.
  package var page: Int
  /// How much, 0 to 1.
  package var share: Double

  /// Creates a share.
  package init(page: Int, share: Double) { (self.page, self.share) = (page, share) }
}
