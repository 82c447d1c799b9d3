// One node of the lowered tree: a plain value without references, so that nodes lie in one contiguous array.

/// A node of a `LayoutTree`.
package struct LayoutNode: Sendable {
  /// What a node is; closed, since the engine must know each. A length not given is NaN, one given as
  /// NaN is negative infinity (see `LayoutTree.given`); tables are the tree's.
  package enum Kind: Sendable {
    /// Takes the proposal, 10 for nil.
    case shape
    /// Ignores the proposal.
    case fixed(width: Double, height: Double)
    /// Set by the measurer; the place in `texts`.
    case text(Int32)
    case spacer(minLength: Double)
    /// A line one pixel thick across its stack's axis.
    case divider
    /// Content hosted from outside: takes the proposal, and has an ideal size.
    case slot(idealWidth: Double, idealHeight: Double)
    case stack(Axis, alignment: AlignmentCode, spacing: Double)
    /// Children over each other.
    case layers(AlignmentPair)
    case frame(width: Double, height: Double, AlignmentPair)
    case flexFrame(AxisBounds, AxisBounds, AlignmentPair)
    case padding(EdgeInsets)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case aspectRatio(Double, ContentMode)
    /// A primary child and one more that lies behind or before it.
    case attachment(AlignmentPair, isBehind: Bool)
    case offset(x: Double, y: Double)
    case position(x: Double, y: Double)
    case geometryReader
    /// A primary child and a bar at an edge.
    case safeAreaInset(Edge, AlignmentCode, spacing: Double)
    case viewThatFits(Axis.Set)
    /// The place in `grids`.
    case grid(Int32)
    case gridRow(Int32)
    /// The place in `lazyGrids`.
    case lazyGrid(Int32)
    case lazyStack(Axis, alignment: AlignmentCode, spacing: Double)
    case scroll(Axis.Set, x: Double, y: Double)
    /// The place in `layouts`.
    case custom(Int32)
    /// The place in `guideValues`.
    case alignmentGuide(Int32)
  }

  package var kind: Kind
  package var priority: Double
  /// The index of the parent, or -1.
  package internal(set) var parent: Int32 = -1
  /// The place of the first child in the tree's list of children.
  package internal(set) var childStart: Int32
  package internal(set) var childCount: Int32
}
