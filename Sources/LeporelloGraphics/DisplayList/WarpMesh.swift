// The geometry of flips, curls and cubes, which no affine map can say.

/// A grid of points that a picture is stretched over.
///
/// The source rectangle is divided into `columns` x `rows` equal cells; each grid point says where its corner goes,
/// how deep it lies for perspective (w, 1 = no perspective) and how light it is. Points run row by row from the top left.
public struct WarpMesh: Sendable, Hashable {
  /// One corner of the grid.
  public struct Vertex: Sendable, Hashable {
    /// Where the corner goes, in points.
    public var position: CGPoint
    /// The homogeneous weight: positions are already divided by it, texture is interpolated with it.
    public var w: CGFloat
    /// The light at the corner: 1 leaves colours alone, less darkens, more (up to 2) lightens.
    public var light: CGFloat

    /// Creates a corner.
    public init(_ position: CGPoint, w: CGFloat = 1, light: CGFloat = 1) {
      (self.position, self.w, self.light) = (position, w, light)
    }
  }

  /// The part of the sub-list that is taken as the picture, in points.
  public var source: CGRect
  /// The number of cells across.
  public var columns: Int
  /// The number of cells down.
  public var rows: Int
  /// The grid's corners; always `(columns + 1) * (rows + 1)` of them.
  public var vertices: [Vertex]
  /// Whether cells that turn their back to the viewer are drawn.
  public var showsBack: Bool

  /// Creates a mesh.
  ///
  /// - Precondition: there are `(columns + 1) * (rows + 1)` vertices.
  public init(source: CGRect, columns: Int, rows: Int, vertices: [Vertex], showsBack: Bool = true) {
    precondition(
      vertices.count == (columns + 1) * (rows + 1),
      "a mesh of \(columns) x \(rows) cells has \((columns + 1) * (rows + 1)) vertices, not \(vertices.count)")
    (self.source, self.columns, self.rows) = (source, columns, rows)
    (self.vertices, self.showsBack) = (vertices, showsBack)
  }
}
