// The rules of bars and indicators as pure functions, one a file. Lengths are in points, along the bar in reading
// direction: 0 is where reading begins.

/// The rules of bars and indicators.
package enum TabFormula {
  /// A stretch of a bar.
  package struct Span: Sendable, Hashable {
    /// Where it begins.
    package var start: CGFloat
    /// How long it is.
    package var length: CGFloat

    /// Creates a stretch.
    package init(_ start: CGFloat, _ length: CGFloat) { (self.start, self.length) = (start, length) }

    /// Where it ends.
    package var end: CGFloat { start + length }
    /// Its middle.
    package var middle: CGFloat { start + length / 2 }

    /// Creates a stretch between two places.
    package init(from start: CGFloat, to end: CGFloat) { self.init(start, end - start) }
  }
}
