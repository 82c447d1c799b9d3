// Lines, corners and borders.

import Leporello

struct Strokes: View {
  var body: some View {
    Canvas { context, _ in
      for (index, cap) in [CGLineCap.butt, .round, .square].enumerated() {
        let y = 20 + CGFloat(index) * 40
        let line = Path { path in
          path.move(to: CGPoint(x: 20, y: y))
          path.addLine(to: CGPoint(x: 120, y: y))
        }
        context.stroke(line, with: .color(Tint.blue), style: StrokeStyle(lineWidth: 18, lineCap: cap))
        context.stroke(line, with: .color(.white), lineWidth: 1)
      }
    }
    .frame(width: 140)
    Canvas { context, _ in
      for (index, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
        let x = 12 + CGFloat(index) * 82
        let bend = Path { path in
          path.move(to: CGPoint(x: x, y: 106))
          path.addLine(to: CGPoint(x: x + 32, y: 24))
          path.addLine(to: CGPoint(x: x + 64, y: 106))
        }
        context.stroke(bend, with: .color(Tint.plum), style: StrokeStyle(lineWidth: 14, lineJoin: join))
      }
    }
    .frame(width: 250)
    Canvas { context, _ in
      let wave = Path { path in
        path.move(to: CGPoint(x: 4, y: 60))
        path.addCurve(
          to: CGPoint(x: 176, y: 60), control1: CGPoint(x: 60, y: -50), control2: CGPoint(x: 120, y: 170))
      }
      for (offset, dash) in [(-26, [2, 7]), (0, [14, 8]), (26, [18, 8, 1, 8])] as [(CGFloat, [CGFloat])] {
        context.stroke(
          wave.offsetBy(dx: 0, dy: offset), with: .color(Tint.coral),
          style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: dash))
      }
    }
    .frame(width: 180)
    Star().fill(Tint.sun, style: FillStyle(eoFill: true)).frame(width: 120)
  }
}

/// A five-pointed star in one line, hollow by the even-odd rule.
private struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for point in 0..<5 {
        let angle = CGFloat(point) * 4 * .pi / 5 - .pi / 2
        let p = CGPoint(x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.width / 2)
        if point == 0 { path.move(to: p) } else { path.addLine(to: p) }
      }
      path.closeSubpath()
    }
  }
}

struct Corners: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 34, style: .circular).fill(Tint.mint).frame(width: 120)
    RoundedRectangle(cornerRadius: 34, style: .continuous).fill(Tint.mint).frame(width: 120)
    ZStack {
      RoundedRectangle(cornerRadius: 34, style: .circular).fill(Tint.coral)
      RoundedRectangle(cornerRadius: 34, style: .continuous).fill(Color.white)
    }
    .frame(width: 120)
    UnevenRoundedRectangle(
      topLeadingRadius: 60, bottomLeadingRadius: 8, bottomTrailingRadius: 40, topTrailingRadius: 20
    )
    .fill(Tint.blue).frame(width: 120)
    RoundedRectangle(cornerRadius: 24).strokeBorder(Tint.plum, lineWidth: 8).frame(width: 120)
    Canvas { context, size in
      for index in 0..<12 {
        let at = 5.5 + CGFloat(index) * 10
        let line = Path { path in
          path.move(to: CGPoint(x: 0, y: at))
          path.addLine(to: CGPoint(x: size.width, y: at))
        }
        context.stroke(line, with: .color(Tint.ink), lineWidth: 0.5)
      }
    }
    .frame(width: 110)
  }
}
