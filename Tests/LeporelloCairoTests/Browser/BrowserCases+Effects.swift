// Shadows, blurs, groups, masks, blend modes and outlines.

import LeporelloGraphics

extension BrowserCase {
  private static let green = RGBA(hex: 0x2E8B57)

  static let effects: [BrowserCase] = [
    BrowserCase(
      "shadow", div("background:white;border-radius:10px;box-shadow:0 4px 12px rgba(0,0,0,0.4)"),
      [
        .shadow(
          Shadow(color: RGBA(0, 0, 0, 0.4), radius: 12, offset: CGSize(width: 0, height: 4)),
          DisplayList([.fill(Path(roundedRect: card, cornerRadius: 10), .color(.white))]))
      ], flat: 4, edges: 0.04, most: softness),
    BrowserCase(
      "shadow inside", div("background:#2E8B57;border-radius:10px;box-shadow:inset 0 4px 12px rgba(0,0,0,0.5)"),
      [
        .innerShadow(
          Shadow(color: RGBA(0, 0, 0, 0.5), radius: 12, offset: CGSize(width: 0, height: 4)),
          DisplayList([.fill(Path(roundedRect: card, cornerRadius: 10), .color(green))]))
      ], flat: 5, edges: 0.04, most: softness),
    BrowserCase(
      "blur", "<div style=\"left:28px;top:28px;width:40px;height:40px;background:black;filter:blur(5px)\"></div>",
      [.blur(5, DisplayList([.fill(Path(box(28, 28, 40, 40)), .color(.black))]))], flat: 6),
    BrowserCase(
      "group at half its opacity",
      "<div style=\"left:0;top:0;width:96px;height:96px;opacity:0.5\">"
        + "<div style=\"left:10px;top:10px;width:50px;height:50px;background:#2E8B57\"></div>"
        + "<div style=\"left:34px;top:34px;width:50px;height:50px;background:#B22222\"></div></div>",
      [
        .opacity(
          0.5,
          DisplayList([
            .fill(Path(box(10, 10, 50, 50)), .color(green)),
            .fill(Path(box(34, 34, 50, 50)), .color(RGBA(hex: 0xB22222))),
          ]))
      ]),
    BrowserCase(
      "clip to a circle", div("background:#2E8B57;clip-path:circle(30px at 40px 32px)"),
      [
        .clip(
          Path(ellipseIn: box(18, 10, 60, 60)), DisplayList([.fill(Path(card), .color(green))]))
      ], edges: 0.04, most: softness),
    BrowserCase(
      "mask that fades",
      div(
        "background:#2E8B57;-webkit-mask-image:linear-gradient(to right, black, transparent);"
          + "mask-image:linear-gradient(to right, black, transparent)"),
      [
        .mask(
          DisplayList([.fill(Path(card), .color(green))]),
          by: DisplayList([
            .fill(
              Path(card),
              .linearGradient(
                [GradientStop(.black, at: 0), GradientStop(RGBA(0, 0, 0, 0), at: 1)], start: CGPoint(x: 8, y: 8),
                end: CGPoint(x: 88, y: 8)))
          ]))
      ], flat: 2),
  ]

  private static let modes: [(BlendMode, String)] = [
    (.multiply, "multiply"), (.screen, "screen"), (.overlay, "overlay"), (.darken, "darken"), (.lighten, "lighten"),
    (.colorDodge, "color-dodge"), (.colorBurn, "color-burn"), (.hardLight, "hard-light"), (.softLight, "soft-light"),
    (.difference, "difference"), (.exclusion, "exclusion"), (.plusLighter, "plus-lighter"),
    (.hue, "hue"), (.saturation, "saturation"), (.color, "color"), (.luminosity, "luminosity"),
  ]

  static let blends: [BrowserCase] = modes.flatMap { mode, name in
    [1, 0.6].map { alpha in
      BrowserCase(
        "\(name) at \(alpha)",
        "<div style=\"left:0;top:0;width:96px;height:48px;background:linear-gradient(to right, black, white)\"></div>"
          + "<div style=\"left:0;top:48px;width:96px;height:48px;"
          + "background:linear-gradient(to right, #f00, #0f0, #00f)\"></div>"
          + "<div style=\"left:0;top:16px;width:96px;height:64px;background:rgba(210,120,40,\(alpha));"
          + "mix-blend-mode:\(name)\"></div>",
        [
          .fill(Path(box(0, 0, 96, 48)), ramp([.black, .white])),
          .fill(Path(box(0, 48, 96, 48)), ramp([RGBA(1, 0, 0), RGBA(0, 1, 0), RGBA(0, 0, 1)])),
          .blend(mode, DisplayList([.fill(Path(box(0, 16, 96, 64)), .color(RGBA(hex: 0xD27828, alpha: alpha)))])),
        ], flat: mode == .colorDodge ? 6 : 3, edges: 0.02, most: 255)
    }
  }

  private static func ramp(_ colors: [RGBA]) -> Paint {
    .linearGradient(
      colors.enumerated().map { GradientStop($1, at: Double($0) / Double(colors.count - 1)) }, start: .zero,
      end: CGPoint(x: 96, y: 0))
  }

  private static let zigzag = Path(elements: [
    .move(to: CGPoint(x: 16, y: 70)), .line(to: CGPoint(x: 34, y: 24)), .line(to: CGPoint(x: 52, y: 70)),
    .line(to: CGPoint(x: 80, y: 30)),
  ])

  private static func line(
    _ name: String, _ css: String, _ style: StrokeStyle
  ) -> BrowserCase {
    BrowserCase(
      name, svg("<path d=\"M16 70L34 24L52 70L80 30\" fill=none stroke=black style=\"\(css)\"/>"),
      [.stroke(zigzag, .color(.black), style)], edges: 0.06, most: softness)
  }

  static let outlines: [BrowserCase] = [
    line("miter joins", "stroke-width:8;stroke-miterlimit:10", StrokeStyle(lineWidth: 8)),
    line("miters that are cut", "stroke-width:8;stroke-miterlimit:2", StrokeStyle(lineWidth: 8, miterLimit: 2)),
    line(
      "round joins and caps", "stroke-width:10;stroke-linejoin:round;stroke-linecap:round",
      StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round)),
    line(
      "bevels and square caps", "stroke-width:10;stroke-linejoin:bevel;stroke-linecap:square",
      StrokeStyle(lineWidth: 10, lineCap: .square, lineJoin: .bevel)),
    line(
      "dashes", "stroke-width:4;stroke-miterlimit:10;stroke-dasharray:12 5 3 5;stroke-dashoffset:4",
      StrokeStyle(lineWidth: 4, dash: [12, 5, 3, 5], dashPhase: 4)),
    line(
      "round dashes", "stroke-width:5;stroke-linecap:round;stroke-dasharray:0.01 9",
      StrokeStyle(lineWidth: 5, lineCap: .round, dash: [0.01, 9])),
    star("star by winding", "nonzero", .nonZero),
    star("star by crossings", "evenodd", .evenOdd),
    BrowserCase(
      "curves", svg("<path d=\"M10 60C20 0 60 0 48 48Q44 90 86 40L86 80L10 80Z\" fill=#2E8B57 />"),
      [
        .fill(
          Path(elements: [
            .move(to: CGPoint(x: 10, y: 60)),
            .curve(to: CGPoint(x: 48, y: 48), control1: CGPoint(x: 20, y: 0), control2: CGPoint(x: 60, y: 0)),
            .quadCurve(to: CGPoint(x: 86, y: 40), control: CGPoint(x: 44, y: 90)), .line(to: CGPoint(x: 86, y: 80)),
            .line(to: CGPoint(x: 10, y: 80)), .closeSubpath,
          ]), .color(green))
      ], edges: 0.04, most: softness),
  ]

  private static func star(_ name: String, _ css: String, _ rule: FillRule) -> BrowserCase {
    let points = (0..<5).map { index in
      let angle = CGFloat(index) * 4 * .pi / 5 - .pi / 2
      return CGPoint(x: 48 + 40 * cos(angle), y: 48 + 40 * sin(angle))
    }
    let d = points.map { "\($0.x) \($0.y)" }.joined(separator: "L")
    return BrowserCase(
      name, svg("<path d=\"M\(d)Z\" fill=#2E8B57 fill-rule=\(css) />"),
      [
        .fill(
          Path(elements: [.move(to: points[0])] + points.dropFirst().map { .line(to: $0) } + [.closeSubpath]),
          .color(green), rule: rule)
      ], edges: 0.06, most: softness)
  }
}
