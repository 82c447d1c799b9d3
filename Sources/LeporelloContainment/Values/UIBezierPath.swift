// An outline built step by step, over Graphics' `Path`.

public import LeporelloGraphics

/// An outline that is built step by step.
open class UIBezierPath: NSObject, NSCopying {
  /// The outline.
  open var cgPath: CGPath
  /// The width of the line along it.
  open var lineWidth: CGFloat = 1
  /// The look of open ends.
  open var lineCapStyle: CGLineCap = .butt
  /// The look of corners.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The longest mitre.
  open var miterLimit: CGFloat = 10
  /// Whether points are inside by odd crossings.
  open var usesEvenOddFillRule = false
  private var last = CGPoint.zero

  /// Creates an empty outline.
  public override init() { cgPath = Path() }
  /// Creates an outline from another.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }
  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(cgPath: Path(rect)) }
  /// Creates an ellipse.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: Path(ellipseIn: rect)) }
  /// Creates a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: Path(roundedRect: rect, cornerRadius: cornerRadius))
  }
  /// Creates a rectangle with some round corners.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    let radii = CornerRadii(
      topLeft: radius(.topLeft), topRight: radius(.topRight), bottomRight: radius(.bottomRight),
      bottomLeft: radius(.bottomLeft))
    self.init(cgPath: Path(roundedRect: rect, cornerRadii: radii))
  }
  /// Creates an arc.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The same outline and line, apart.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (copy.miterLimit, copy.usesEvenOddFillRule, copy.last) = (miterLimit, usesEvenOddFillRule, last)
    return copy
  }

  /// Begins a new outline.
  open func move(to point: CGPoint) {
    cgPath.move(to: point)
    last = point
  }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) {
    cgPath.addLine(to: point)
    last = point
  }
  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    last = endPoint
  }
  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: endPoint, control: controlPoint)
    last = endPoint
  }
  /// Adds an arc; `clockwise` is as seen on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    cgPath.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    last = CGPoint(x: center.x + radius * cos(endAngle), y: center.y + radius * sin(endAngle))
  }
  /// Whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool { cgPath.holds(point) }
  /// The same outline from its end to its beginning; as it is here.
  open func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }
  /// Closes the current outline.
  open func close() { cgPath.closeSubpath() }
  /// Adds another outline.
  open func append(_ bezierPath: UIBezierPath) { cgPath.addPath(bezierPath.cgPath) }
  /// Maps the outline.
  open func apply(_ transform: CGAffineTransform) {
    cgPath = cgPath.applying(transform)
    last = last.applying(transform)
  }
  /// Removes all steps.
  open func removeAllPoints() { cgPath = Path() }
  /// Where the next step begins.
  open var currentPoint: CGPoint { last }
  /// The rectangle around all points.
  open var bounds: CGRect { cgPath.boundingRect }
  /// Whether there is nothing.
  open var isEmpty: Bool { cgPath.isEmpty }
}
