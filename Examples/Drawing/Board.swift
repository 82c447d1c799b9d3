// The board: rows of what can be drawn.

import Leporello

struct Board: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text("Drawing").font(.system(size: 40, weight: .heavy)).tracking(-1)
      Row("Strokes: caps, joins, dashes, even-odd") { Strokes() }
      Row("Gradients: linear, radial, conic, through clear") { Gradients() }
      Row("Corners and borders: circular, continuous, uneven, hairlines") { Corners() }
      Row("Shadows and effects: drop, inner, letters, blur, mask, group opacity") { Effects() }
      Row("Blending: multiply, screen, overlay, difference, hue, luminosity, destination out") { Blending() }
      Row("Materials: what lies behind them shows blurred") { Materials() }
      Row("Pictures: natural size, stretched, nine slices stretched and tiled, tiled") { Slices() }
    }
    .foregroundStyle(Color(hex: 0x161A22))
    .padding(40)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color(hex: 0xF5F6F8))
  }
}

/// A titled row.
struct Row<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.system(size: 12, weight: .semibold)).foregroundStyle(Color(hex: 0x6B7482))
      HStack(spacing: 22) { content }.frame(height: 120)
    }
  }
}

enum Tint {
  static let blue = Color(hex: 0x2F6BFF)
  static let coral = Color(hex: 0xFF5A4E)
  static let sun = Color(hex: 0xFFB82E)
  static let mint = Color(hex: 0x17B890)
  static let plum = Color(hex: 0x6C3BD1)
  static let ink = Color(hex: 0x161A22)
}
