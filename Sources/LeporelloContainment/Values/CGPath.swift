// The outline that layers take, with Core Graphics' names.

public import LeporelloGraphics

/// The outline that layers take.
public typealias CGPath = Path
/// The outline that layers take, as it is built.
public typealias CGMutablePath = Path

extension Path {
  /// Creates a rectangle with elliptic corners, of which the radius across counts.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
  ) {
    self = Path(roundedRect: rect, cornerRadius: cornerWidth).applying(transform ?? .identity)
  }
  /// Creates a rectangle.
  public init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self = Path(rect).applying(transform ?? .identity)
  }
  /// Creates the ellipse inside a rectangle.
  public init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
    self = Path(ellipseIn: rect).applying(transform ?? .identity)
  }
  /// The smallest rectangle around all points.
  public var boundingBox: CGRect { boundingRect }

  /// Whether a point is inside, by how often the outline winds round it.
  func holds(_ point: CGPoint) -> Bool {
    var winding = 0
    for run in PathTrack(self).runs {
      for (a, b) in zip(run, run.dropFirst() + [run.first ?? .zero]) {
        let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
        if a.y <= point.y, b.y > point.y, side > 0 { winding += 1 }
        if a.y > point.y, b.y <= point.y, side < 0 { winding -= 1 }
      }
    }
    return winding != 0
  }
}
