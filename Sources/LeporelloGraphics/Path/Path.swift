// Outlines. Common shapes keep their form, so that dumps stay short and back ends can take exact short cuts.

/// The radii of a rectangle's corners, in points; larger radii than the rectangle allows are scaled down as in CSS.
public struct CornerRadii: Sendable, Hashable, Codable {
  /// The radius at the top left.
  public var topLeft: CGFloat
  /// The radius at the top right.
  public var topRight: CGFloat
  /// The radius at the bottom right.
  public var bottomRight: CGFloat
  /// The radius at the bottom left.
  public var bottomLeft: CGFloat

  /// Creates radii corner by corner.
  public init(topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomRight: CGFloat = 0, bottomLeft: CGFloat = 0) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
  }

  /// Creates four equal radii.
  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

/// How a corner bends; SwiftUI's names; closed.
public enum RoundedCornerStyle: Sendable, Hashable, Codable {
  /// A quarter circle.
  case circular
  /// A curve whose bend begins gradually.
  case continuous
}

/// The outline of a shape, in points; the shape of SwiftUI's `Path`.
public struct Path: Sendable, Hashable {
  /// One step of an outline; closed.
  public enum Element: Sendable, Hashable {
    /// Begin a new outline.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to where the outline began.
    case closeSubpath
  }

  /// What the outline is; closed.
  public enum Storage: Sendable, Hashable {
    /// A rectangle.
    case rect(CGRect)
    /// A rectangle with rounded corners.
    case roundedRect(CGRect, radii: CornerRadii, style: RoundedCornerStyle)
    /// The ellipse inside a rectangle.
    case ellipse(in: CGRect)
    /// Any outline.
    case elements([Element])
  }

  /// What the outline is.
  public private(set) var storage: Storage

  /// Creates an empty outline.
  public init() { storage = .elements([]) }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { storage = .rect(rect) }

  /// Creates a rectangle with equal round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
    storage = .roundedRect(rect, radii: CornerRadii(cornerRadius), style: style)
  }

  /// Creates a rectangle with a radius for each corner.
  public init(roundedRect rect: CGRect, cornerRadii: CornerRadii, style: RoundedCornerStyle = .circular) {
    storage = .roundedRect(rect, radii: cornerRadii, style: style)
  }

  /// Creates the ellipse inside a rectangle.
  public init(ellipseIn rect: CGRect) { storage = .ellipse(in: rect) }

  /// Creates an outline step by step.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// Creates an outline from its steps.
  public init(elements: [Element]) { storage = .elements(elements) }
}
