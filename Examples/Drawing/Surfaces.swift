// Gradients, effects and blending.

import Leporello

struct Gradients: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(
        LinearGradient(colors: [Tint.coral, Tint.sun, Tint.mint], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .frame(width: 140)
    Circle()
      .fill(
        RadialGradient(
          colors: [.white, Tint.blue, Color(hex: 0x0B1E5B)], center: UnitPoint(x: 0.35, y: 0.3), startRadius: 4,
          endRadius: 92)
      )
      .frame(width: 108)
    Circle()
      .fill(
        AngularGradient(
          colors: [Tint.coral, Tint.sun, Tint.mint, Tint.blue, Tint.plum, Tint.coral], center: .center)
      )
      .frame(width: 108)
    ZStack {
      Checkers()
      LinearGradient(colors: [Tint.plum, Tint.plum.opacity(0)], startPoint: .leading, endPoint: .trailing)
    }
    .frame(width: 300)
    .clipShape(RoundedRectangle(cornerRadius: 20))
  }
}

/// A ground that shows what lets it through.
struct Checkers: View {
  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
      for row in 0..<12 {
        for column in 0..<40 where (row + column) % 2 == 0 {
          context.fill(
            Path(CGRect(x: CGFloat(column) * 10, y: CGFloat(row) * 10, width: 10, height: 10)),
            with: .color(Color(hex: 0xDDE1E8)))
        }
      }
    }
  }
}

struct Effects: View {
  private let ink = Color(hex: 0x1B2A4A)

  var body: some View {
    RoundedRectangle(cornerRadius: 22).fill(Color.white)
      .shadow(color: ink.opacity(0.28), radius: 16, x: 0, y: 8)
      .frame(width: 100, height: 100)
    RoundedRectangle(cornerRadius: 22)
      .fill(Color(hex: 0xE4E8EF).shadow(.inner(color: ink.opacity(0.45), radius: 10, y: 5)))
      .frame(width: 100, height: 100)
    Text("Inset").font(.system(size: 46, weight: .black))
      .foregroundStyle(Tint.sun.shadow(.inner(color: Color(hex: 0x7A3B00), radius: 3, y: 2)))
    Circle().fill(Tint.coral).frame(width: 72).blur(radius: 7).frame(width: 100)
    LinearGradient(colors: [Tint.blue, Tint.plum, Tint.coral], startPoint: .leading, endPoint: .trailing)
      .mask { Text("Mask").font(.system(size: 46, weight: .black)).fixedSize() }
      .frame(width: 128)
    HStack(spacing: -34) {
      Circle().fill(Tint.mint).frame(width: 78)
      Circle().fill(Tint.blue).frame(width: 78)
    }
    .opacity(0.5)
  }
}

struct Blending: View {
  private let modes: [BlendMode] = [
    .multiply, .screen, .overlay, .difference, .hue, .luminosity, .destinationOut,
  ]

  var body: some View {
    ForEach(modes, id: \.self) { mode in
      ZStack {
        LinearGradient(colors: [Tint.sun, Tint.coral], startPoint: .top, endPoint: .bottom)
        Circle().fill(Tint.blue).frame(width: 54).blendMode(mode)
      }
      .compositingGroup()
      .frame(width: 98, height: 84)
      .clipShape(RoundedRectangle(cornerRadius: 20))
    }
  }
}
