// Lines of one device pixel, moved so that they cover whole pixels: half over two rows they would be grey and double.

import LeporelloGraphics

/// A level or upright line, or a rectangle of such lines, in device space.
struct Hairline {
  /// The outline through the middles of pixels.
  let path: Path
  /// How many pixels make one unit of the line's dashes.
  let scale: CGFloat

  /// How much a width may differ from a pixel's, as where a third of a point is said with few decimals.
  private static let slack: CGFloat = 0.05
  /// Coordinates are taken for those between pixels from so near.
  private static let least: CGFloat = 1 / 1_024

  /// The line that a stroke of one pixel's width draws; nil for any other stroke.
  init?(_ path: Path, _ style: StrokeStyle, _ matrix: CGAffineTransform) {
    let (across, down) = (hypot(matrix.a, matrix.b), hypot(matrix.c, matrix.d))
    guard matrix.isSquare, [across, down].allSatisfy({ abs(style.lineWidth * $0 - 1) <= Self.slack }) else {
      return nil
    }
    scale = across
    switch path.storage {
    case .rect(let rect):
      guard rect.isFinite else { return nil }
      self.path = Path(Self.between(rect.applying(matrix)))
    case .roundedRect(let rect, let radii, let style):
      guard rect.isFinite, matrix.isUpright else { return nil }
      func scaled(_ radius: CGFloat) -> CGFloat { radius * across }
      self.path = Path(
        roundedRect: Self.between(rect.applying(matrix)),
        cornerRadii: CornerRadii(
          topLeft: scaled(radii.topLeft), topRight: scaled(radii.topRight), bottomRight: scaled(radii.bottomRight),
          bottomLeft: scaled(radii.bottomLeft)), style: style)
    case .ellipse: return nil
    case .elements(let elements):
      guard let lines = HairlinePath(elements, matrix, endsAtPoints: style.lineCap == .butt) else { return nil }
      self.path = lines.path
    }
  }

  /// The rows or columns of pixels that a filled rectangle of one pixel's thickness stands for; nil for any other.
  static func fill(_ path: Path, _ matrix: CGAffineTransform) -> CGRect? {
    guard case .rect(let rect) = path.storage, rect.isFinite, matrix.isSquare else { return nil }
    let r = rect.applying(matrix)
    // A speck is no line.
    guard max(r.width, r.height) >= 8, abs(min(r.width, r.height) - 1) <= slack else { return nil }
    func edge(_ value: CGFloat) -> CGFloat { (value + least).rounded(.toNearestOrAwayFromZero) }
    let isLevel = r.width > r.height
    let (x, y) = (edge(r.minX), edge(r.minY))
    return CGRect(
      x: x, y: y, width: isLevel ? max(1, edge(r.maxX) - x) : 1, height: isLevel ? 1 : max(1, edge(r.maxY) - y))
  }

  private static func between(_ rect: CGRect) -> CGRect {
    let (x, y) = (middle(rect.minX), middle(rect.minY))
    return CGRect(x: x, y: y, width: middle(rect.maxX) - x, height: middle(rect.maxY) - y)
  }

  /// The middle of the pixel that a coordinate lies in.
  static func middle(_ value: CGFloat) -> CGFloat { (value + least).rounded(.down) + 0.5 }
}

extension CGAffineTransform {
  /// Whether level and upright lines stay so, or change places.
  var isSquare: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
