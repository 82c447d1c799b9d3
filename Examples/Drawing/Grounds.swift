// Frosted grounds, and pictures that fill places of other sizes.

import Leporello

struct Materials: View {
  private let kinds: [(name: String, material: Material)] = [
    ("Ultra thin", .ultraThin), ("Thin", .thin), ("Regular", .regular), ("Thick", .thick),
    ("Ultra thick", .ultraThick), ("Bar", .bar),
  ]

  var body: some View {
    HStack(spacing: 18) {
      ForEach(kinds, id: \.name) { kind in
        Text(kind.name).font(.system(size: 14, weight: .semibold))
          .frame(width: 112, height: 62)
          .background(kind.material, in: RoundedRectangle(cornerRadius: 16))
      }
    }
    .frame(width: 820, height: 120)
    .background { Confetti() }
    .clipShape(RoundedRectangle(cornerRadius: 20))
  }
}

/// A lively ground.
private struct Confetti: View {
  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(Tint.plum))
      let colors = [Tint.sun, Tint.mint, Tint.coral, Tint.blue]
      for index in 0..<34 {
        let place = CGRect(x: CGFloat(index) * 25 - 20, y: CGFloat(index * 7 % 5) * 24 - 14, width: 36, height: 36)
        context.fill(Path(ellipseIn: place), with: .color(colors[index % 4]))
      }
    }
  }
}

struct Slices: View {
  private let insets = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)

  var body: some View {
    Image(Self.frame)
    Image(Self.frame).resizable().frame(width: 150, height: 116)
    Image(Self.frame).resizable(capInsets: insets).frame(width: 176, height: 116)
    Image(Self.frame).resizable(capInsets: insets, resizingMode: .tile).frame(width: 176, height: 116)
    Image(Self.frame).resizable(resizingMode: .tile).frame(width: 160, height: 96)
  }

  /// A frame of 32 points with a dot in its middle, at two pixels a point.
  private static let frame: ImageResource = {
    let pixels = (0..<64 * 64).map { index -> UInt32 in
      let (x, y) = (CGFloat(index % 64) - 31.5, CGFloat(index / 64) - 31.5)
      let corner = CGPoint(x: max(0, abs(x) - 14), y: max(0, abs(y) - 14))
      let outside = hypot(corner.x, corner.y) - 17
      func cover(_ distance: CGFloat) -> CGFloat { min(max(0.5 - distance, 0), 1) }
      let dot = cover(hypot(x, y) - 6)
      let ring = max(cover(abs(outside + 3) - 3), dot)
      let all = cover(outside)
      func level(_ ground: CGFloat, _ ink: CGFloat) -> UInt32 {
        UInt32(((ground + (ink - ground) * ring) * all).rounded())
      }
      return UInt32((255 * all).rounded()) << 24 | level(0xE9, 0x6C) << 16 | level(0xE2, 0x3B) << 8 | level(0xFA, 0xD1)
    }
    return ImageResource(Bitmap(width: 64, height: 64, pixels: pixels), scale: 2, name: "frame")
  }()
}
