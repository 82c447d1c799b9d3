// The shapes that are compared with a browser's: boxes, corners, borders, gradients.

import LeporelloGraphics

extension BrowserCase {
  static let all = boxes + gradients + effects + blends + outlines

  private static let blue = RGBA(hex: 0x1B75BC)

  private static let boxes: [BrowserCase] = [
    BrowserCase("box", div("background:#1B75BC"), [.fill(Path(card), .color(blue))], flat: 0),
    BrowserCase(
      "translucent box", div("background:rgba(27,117,188,0.4)"),
      [.fill(Path(card), .color(RGBA(hex: 0x1B75BC, alpha: 0.4)))]),
    BrowserCase(
      "rounded box", div("background:#1B75BC;border-radius:20px"),
      [.fill(Path(roundedRect: card, cornerRadius: 20), .color(blue))], edges: 0.04, most: softness),
    BrowserCase(
      "four corners", div("background:#1B75BC;border-radius:4px 30px 12px 22px"),
      [
        .fill(
          Path(
            roundedRect: card,
            cornerRadii: CornerRadii(topLeft: 4, topRight: 30, bottomRight: 12, bottomLeft: 22)), .color(blue))
      ], edges: 0.04, most: softness),
    BrowserCase(
      "corners that are too large for their sides", div("background:#1B75BC;border-radius:60px 40px 10px 50px"),
      [
        .fill(
          Path(
            roundedRect: card,
            cornerRadii: CornerRadii(topLeft: 60, topRight: 40, bottomRight: 10, bottomLeft: 50)), .color(blue))
      ], edges: 0.04, most: softness),
    BrowserCase(
      "ellipse", div("background:#1B75BC;border-radius:50%"), [.fill(Path(ellipseIn: card), .color(blue))],
      edges: 0.04, most: softness),
    BrowserCase(
      "border", div("border:4px solid #C0392B;background:#FBEEE6"),
      [
        .fill(Path(card), .color(RGBA(hex: 0xFBEEE6))),
        .stroke(Path(card.insetBy(dx: 2, dy: 2)), .color(RGBA(hex: 0xC0392B)), StrokeStyle(lineWidth: 4)),
      ], flat: 0),
    BrowserCase(
      "rounded border", div("border:6px solid #C0392B;border-radius:18px"),
      [
        .stroke(
          Path(roundedRect: card.insetBy(dx: 3, dy: 3), cornerRadius: 15), .color(RGBA(hex: 0xC0392B)),
          StrokeStyle(lineWidth: 6))
      ], edges: 0.04, most: softness),
    BrowserCase(
      "hairline", "<div style=\"left:8px;top:40px;width:80px;height:1px;background:black\"></div>",
      [.fill(Path(box(8, 40, 80, 1)), .color(.black))], flat: 0),
    BrowserCase(
      "box turned by 45 degrees",
      "<div style=\"left:28px;top:28px;width:40px;height:40px;background:#1B75BC;"
        + "clip-path:polygon(50% 0,100% 50%,50% 100%,0 50%)\"></div>",
      [
        .fill(
          Path(elements: [
            .move(to: CGPoint(x: 48, y: 28)), .line(to: CGPoint(x: 68, y: 48)), .line(to: CGPoint(x: 48, y: 68)),
            .line(to: CGPoint(x: 28, y: 48)), .closeSubpath,
          ]), .color(blue))
      ], edges: 0.04, most: softness),
    BrowserCase(
      "box turned by 30 degrees", div("background:#1B75BC;transform:rotate(30deg) scale(0.7)"),
      [
        .transform(
          CGAffineTransform(translationX: -48, y: -40).concatenating(CGAffineTransform(scaleX: 0.7, y: 0.7))
            .concatenating(CGAffineTransform(rotationAngle: .pi / 6))
            .concatenating(CGAffineTransform(translationX: 48, y: 40)),
          DisplayList([.fill(Path(card), .color(blue))]))
      ], edges: 0.04, most: softness),
  ]

  private static func stops(_ colors: [(UInt32, Double, Double)]) -> [GradientStop] {
    colors.map { GradientStop(RGBA(hex: $0.0, alpha: $0.1), at: $0.2) }
  }

  private static func gradient(_ name: String, _ css: String, _ paint: Paint, flat: Int = 2) -> BrowserCase {
    BrowserCase(
      name, div("background:\(css)"), [.fill(Path(card), paint)], flat: flat, edges: 0.01, most: 255)
  }

  private static let gradients: [BrowserCase] = [
    gradient(
      "gradient to the right", "linear-gradient(to right, #f00, #00f)",
      .linearGradient(
        stops([(0xFF0000, 1, 0), (0x0000FF, 1, 1)]), start: CGPoint(x: 8, y: 8), end: CGPoint(x: 88, y: 8))),
    gradient(
      "gradient downwards in three colours", "linear-gradient(#fff, #f80 30%, #024)",
      .linearGradient(
        stops([(0xFFFFFF, 1, 0), (0xFF8800, 1, 0.3), (0x002244, 1, 1)]), start: CGPoint(x: 8, y: 8),
        end: CGPoint(x: 8, y: 72))),
    gradient(
      "gradient to nothing", "linear-gradient(to right, #f00, rgba(0,0,255,0))",
      .linearGradient(
        stops([(0xFF0000, 1, 0), (0x0000FF, 0, 1)]), start: CGPoint(x: 8, y: 8), end: CGPoint(x: 88, y: 8))),
    gradient(
      // CSS: the line through the middle whose ends see the corners at right angles, |80 sin a| + |64 cos a| long.
      "gradient at an angle", "linear-gradient(60deg, #0a0, #ff0, #a00)",
      {
        let angle = CGFloat.pi / 3
        let length = 80 * sin(angle) + 64 * cos(angle)
        let half = CGPoint(x: sin(angle) * length / 2, y: -cos(angle) * length / 2)
        return .linearGradient(
          stops([(0x00AA00, 1, 0), (0xFFFF00, 1, 0.5), (0xAA0000, 1, 1)]),
          start: CGPoint(x: 48 - half.x, y: 40 - half.y), end: CGPoint(x: 48 + half.x, y: 40 + half.y))
      }()),
    gradient(
      "hard stops", "linear-gradient(to right, #f00 50%, #00f 50%)",
      .linearGradient(
        stops([(0xFF0000, 1, 0.5), (0x0000FF, 1, 0.5)]), start: CGPoint(x: 8, y: 8), end: CGPoint(x: 88, y: 8))),
    gradient(
      "gradient outwards", "radial-gradient(circle 40px at 40px 32px, #fff, #f80 40%, #024)",
      .radialGradient(
        stops([(0xFFFFFF, 1, 0), (0xFF8800, 1, 0.4), (0x002244, 1, 1)]), center: CGPoint(x: 48, y: 40), startRadius: 0,
        endRadius: 40)),
    gradient(
      "gradient around", "conic-gradient(from 90deg at 40px 32px, #f00, #0f0 25%, #00f 75%, #f00)",
      .conicGradient(
        stops([(0xFF0000, 1, 0), (0x00FF00, 1, 0.25), (0x0000FF, 1, 0.75), (0xFF0000, 1, 1)]),
        center: CGPoint(x: 48, y: 40), angle: 0), flat: 4),
    gradient(
      "gradient around in the dark", "conic-gradient(from 30deg at 40px 32px, rgba(0,0,0,0.8), rgba(255,0,0,0))",
      .conicGradient(
        stops([(0x000000, 0.8, 0), (0xFF0000, 0, 1)]), center: CGPoint(x: 48, y: 40), angle: -.pi / 3), flat: 4),
  ]
}
