// The page that leaves: a postcard of a bay at dusk.

import Leporello

struct CityPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Bay().frame(height: 104)
      VStack(alignment: .leading, spacing: 3) {
        Text("Lofoten").font(.system(size: 17, weight: .bold)).foregroundStyle(Color(hex: 0x1B2230))
        Text("Seven islands, one road, and light until midnight.")
          .font(.system(size: 8.5)).foregroundStyle(Color(hex: 0x5C6675))
        Spacer(minLength: 0)
        HStack(spacing: 5) {
          Text("Plan a trip")
            .font(.system(size: 8.5, weight: .semibold)).foregroundStyle(Color.white)
            .padding(.horizontal, 9).padding(.vertical, 5)
            .background(Color(hex: 0xE4572E), in: Capsule())
          Spacer(minLength: 0)
          Text("9°").font(.system(size: 15, weight: .light)).foregroundStyle(Color(hex: 0x1B2230))
        }
      }
      .padding(10)
      .frame(maxHeight: .infinity, alignment: .top)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color(hex: 0xFFFBF5))
  }
}

/// A low sun over water, with mountains.
private struct Bay: View {
  var body: some View {
    Canvas { context, size in
      let sky: [(y: CGFloat, color: UInt32)] = [
        (0, 0x3A3470), (22, 0x74417C), (40, 0xB5507A), (56, 0xE5765F), (70, 0xF9A65A),
      ]
      for band in sky {
        context.fill(
          Path(CGRect(x: 0, y: band.y, width: size.width, height: size.height - band.y)),
          with: .color(Color(hex: band.color)))
      }
      context.fill(
        Path(ellipseIn: CGRect(x: 78, y: 50, width: 26, height: 26)), with: .color(Color(hex: 0xFFF3D6)))
      func ridge(_ points: [(CGFloat, CGFloat)], _ color: UInt32) {
        let path = Path { path in
          path.move(to: CGPoint(x: 0, y: size.height))
          for (x, y) in points { path.addLine(to: CGPoint(x: x * size.width, y: y)) }
          path.addLine(to: CGPoint(x: size.width, y: size.height))
          path.closeSubpath()
        }
        context.fill(path, with: .color(Color(hex: color)))
      }
      ridge([(0, 58), (0.12, 38), (0.2, 50), (0.34, 22), (0.48, 56), (0.6, 70), (0.8, 62), (1, 74)], 0x5A3A6E)
      ridge([(0, 76), (0.18, 60), (0.3, 74), (0.5, 80), (0.72, 58), (0.86, 44), (1, 60)], 0x34274F)
      context.fill(
        Path(CGRect(x: 0, y: 84, width: size.width, height: size.height - 84)),
        with: .color(Color(hex: 0x7E4A68)))
      for (index, y) in [87, 91, 96, 102].enumerated() {
        let width = CGFloat(26 - 4 * index)
        context.fill(
          Path(
            roundedRect: CGRect(x: 91 - width / 2, y: CGFloat(y), width: width, height: 1.4), cornerRadius: 0.7),
          with: .color(Color(hex: 0xFFE7BD, opacity: 0.8)))
      }
    }
  }
}
