// Gradients, effects and blending.

import Leporello

struct Gradients: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(
        LinearGradient(colors: [Tint.coral, Tint.sun, Tint.mint], startPoint: .topLeading, endPoint: .bottomTrailing)
      )
      .frame(width: 180)
    Circle()
      .fill(
        RadialGradient(
          colors: [.white, Tint.blue, Color(hex: 0x0B1E5B)], center: UnitPoint(x: 0.35, y: 0.3), startRadius: 4,
          endRadius: 92)
      )
      .frame(width: 120)
    Circle()
      .fill(
        AngularGradient(
          colors: [Tint.coral, Tint.sun, Tint.mint, Tint.blue, Tint.plum, Tint.coral], center: .center)
      )
      .frame(width: 120)
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
  var body: some View {
    RoundedRectangle(cornerRadius: 22).fill(Color.white)
      .shadow(color: Color(hex: 0x1B2A4A, opacity: 0.28), radius: 16, x: 0, y: 8)
      .frame(width: 130).padding(.vertical, 10)
    Circle().fill(Tint.coral).frame(width: 90).blur(radius: 8).frame(width: 120)
    LinearGradient(colors: [Tint.blue, Tint.plum, Tint.coral], startPoint: .leading, endPoint: .trailing)
      .mask { Text("Mask").font(.system(size: 72, weight: .black)) }
      .frame(width: 200)
    overlapping.opacity(0.5).frame(width: 140)
    HStack(spacing: -34) {
      Circle().fill(Tint.mint.opacity(0.5)).frame(width: 84)
      Circle().fill(Tint.blue.opacity(0.5)).frame(width: 84)
    }
    .frame(width: 140)
  }

  private var overlapping: some View {
    HStack(spacing: -34) {
      Circle().fill(Tint.mint).frame(width: 84)
      Circle().fill(Tint.blue).frame(width: 84)
    }
  }
}

struct Blending: View {
  var body: some View {
    ForEach([BlendMode.multiply, .screen, .overlay, .difference], id: \.self) { mode in
      ZStack {
        LinearGradient(colors: [Tint.sun, Tint.coral], startPoint: .top, endPoint: .bottom)
        Circle().fill(Tint.blue).frame(width: 76).blendMode(mode)
      }
      .frame(width: 110)
      .clipShape(RoundedRectangle(cornerRadius: 20))
    }
    ZStack(alignment: .bottom) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Tint.plum))
        for index in 0..<9 {
          context.fill(
            Path(ellipseIn: CGRect(x: CGFloat(index) * 32 - 16, y: CGFloat(index % 3) * 34, width: 44, height: 44)),
            with: .color(index % 2 == 0 ? Tint.sun : Tint.mint))
        }
      }
      Text("Material").font(.system(size: 15, weight: .semibold))
        .frame(maxWidth: .infinity).frame(height: 44)
        .background(.thinMaterial)
    }
    .frame(width: 270)
    .clipShape(RoundedRectangle(cornerRadius: 20))
  }
}
