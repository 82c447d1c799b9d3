// Pictures and filters in drawings by hand.

extension GraphicsContext {
  /// A change to the picture of what is drawn.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case blur(CGFloat)
      case shadow(ShadowStyle)
    }

    let kind: Kind

    /// A Gaussian blur; the radius is its standard deviation in points.
    public static func blur(radius: CGFloat) -> Filter { Filter(kind: .blur(radius)) }
    /// A shadow behind what is drawn; radius and offset in points.
    public static func shadow(
      color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(kind: .shadow(.drop(color: color, radius: radius, x: x, y: y)))
    }

    func applied(to list: DisplayList, in environment: EnvironmentValues) -> DisplayList {
      switch kind {
      case .blur(let radius): radius > 0 ? DisplayList([.blur(radius, list)]) : list
      case .shadow(let style): [style.resolved(in: environment)].cast(by: list)
      }
    }
  }

  /// Draws a picture over a rectangle; one that cannot be read is left out and reported by the page.
  public mutating func draw(_ image: Image, in rect: CGRect) {
    guard let resource = resource(of: image) else { return }
    add(image.drawing(of: resource, in: rect, environment))
  }

  /// Draws a picture at its natural size, its anchor at a point.
  public mutating func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    guard let size = resource(of: image)?.size else { return }
    draw(
      image,
      in: CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
    )
  }

  private mutating func resource(of image: Image) -> ImageResource? {
    do { return try image.resolved(in: environment) } catch {
      problems.append(error)
      return nil
    }
  }
}

/// A gradient between places of a canvas, whatever it fills.
struct CanvasGradient: PaintStyle {
  enum Shape: Sendable {
    case linear(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGFloat)
    case conic(CGPoint, Angle)
  }

  let gradient: Gradient
  let shape: Shape

  func paint(in rect: CGRect, environment: EnvironmentValues) -> Paint {
    let stops = gradient.resolved(in: environment)
    return switch shape {
    case .linear(let start, let end): .linearGradient(stops, start: start, end: end)
    case .radial(let center, let inner, let outer):
      .radialGradient(stops, center: center, startRadius: max(0, inner), endRadius: max(0, outer))
    case .conic(let center, let angle): .conicGradient(stops, center: center, angle: angle.radians)
    }
  }
}
