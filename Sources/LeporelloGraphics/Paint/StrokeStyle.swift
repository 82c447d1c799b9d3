// How a line is drawn along a path; SwiftUI's names.

/// How the ends of an open line look; closed.
public enum CGLineCap: Int, Sendable, Hashable, Codable {
  /// Cut off at the end point.
  case butt
  /// A half circle beyond the end point.
  case round
  /// Half the line's width beyond the end point.
  case square
}

/// How two segments of a line meet; closed.
public enum CGLineJoin: Int, Sendable, Hashable, Codable {
  /// A sharp corner, up to the mitre limit.
  case miter
  /// A round corner.
  case round
  /// A cut corner.
  case bevel
}

/// The width, ends, corners and dashes of a stroked line.
public struct StrokeStyle: Sendable, Hashable {
  /// The line's width in points.
  public var lineWidth: CGFloat
  /// The look of open ends.
  public var lineCap: CGLineCap
  /// The look of corners.
  public var lineJoin: CGLineJoin
  /// The longest mitre, as a multiple of the line's width.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// Where in the dash pattern the line begins, in points.
  public var dashPhase: CGFloat

  /// Creates a style with SwiftUI's defaults.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}
