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

  /// A position on the way from one page to another.
  package init(from: Int, to: Int, fraction: Double) { (self.from, self.to, self.fraction) = (from, to, fraction) }

  /// A position at a page.
  package init(at page: Int) { self.init(from: page, to: page, fraction: 0) }

  /// The position as one number: whole at a page.
  package var value: Double { Double(from) + Double(to - from) * fraction }

  /// How selected a page is: 1 where the position is at it, 0 where it is at another or passes.
  package func selection(of page: Int) -> Double {
    if from == to { return page == from ? 1 : 0 }
    if page == from { return min(max(1 - fraction, 0), 1) }
    return page == to ? min(max(fraction, 0), 1) : 0
  }

  /// What a measure of pages is on the way: a straight line between those of both pages.
  package func interpolated(_ measure: (Int) -> CGFloat) -> CGFloat {
    let (start, end) = (measure(from), measure(to))
    return start + (end - start) * CGFloat(fraction)
  }
}
