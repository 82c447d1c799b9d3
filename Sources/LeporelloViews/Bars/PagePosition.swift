// Where a paged container is: at a page, or on its way from one page to another, whether or not they are neighbours.

import LeporelloGraphics

/// A position between two pages.
///
/// A finger that drags pages passes each of them; a jump goes straight to its goal, and what lies between is skipped.
package struct PagePosition: Sendable, Hashable {
  /// The page that is left.
  package var from: Int
  /// The page that is reached.
  package var to: Int
  /// How far the way is gone; 0 at the one page, 1 at the other.
  package var fraction: Double
  /// Where the way begins in place of `from`, where it was not at a page: shares of pages that make up 1.
  package var start: [PageShare] = []
  /// How far the first or last page is pulled past its edge, in pages; 0 where it is not.
  package var pull: Double = 0

  /// A position on the way from one page to another.
  package init(from: Int, to: Int, fraction: Double) { (self.from, self.to, self.fraction) = (from, to, fraction) }

  /// A position at a page.
  package init(at page: Int) { self.init(from: page, to: page, fraction: 0) }

  /// A position at a page that is pulled past the edge.
  package init(pulling page: Int, by pull: Double) {
    self.init(at: page)
    self.pull = pull
  }

  /// The position as one number: whole at a page.
  package var value: Double {
    let origin = start.isEmpty ? Double(from) : start.reduce(0) { $0 + Double($1.page) * $1.share }
    return origin + (Double(to) - origin) * fraction + pull
  }

  /// The position as shares of pages, which make up 1.
  package var shares: [PageShare] {
    if from == to, start.isEmpty { return [PageShare(page: from, share: 1)] }
    let origin = start.isEmpty ? [PageShare(page: from, share: 1)] : start
    return origin.map { PageShare(page: $0.page, share: $0.share * (1 - fraction)) }
      + [PageShare(page: to, share: fraction)]
  }

  /// How selected a page is: 1 where the position is at it, 0 where it is at another or passes.
  package func selection(of page: Int) -> Double {
    guard start.isEmpty else {
      return min(max(shares.reduce(0) { $0 + ($1.page == page ? $1.share : 0) }, 0), 1)
    }
    if from == to { return page == from ? 1 : 0 }
    if page == from { return min(max(1 - fraction, 0), 1) }
    return page == to ? min(max(fraction, 0), 1) : 0
  }

  /// What a measure of pages is on the way: a straight line between those of both pages.
  package func interpolated(_ measure: (Int) -> CGFloat) -> CGFloat {
    let origin = start.isEmpty ? measure(from) : start.reduce(0) { $0 + measure($1.page) * CGFloat($1.share) }
    return origin + (measure(to) - origin) * CGFloat(fraction)
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
