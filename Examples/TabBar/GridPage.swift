// The grid: photographs stand-ins as tiles of three columns.

import Leporello

struct GridPage: View {
  private let tiles: [(Color, Color)] = [
    (Color(hex: 0xFDBA74), Color(hex: 0xEA580C)), (Color(hex: 0x93C5FD), Color(hex: 0x1D4ED8)),
    (Color(hex: 0x86EFAC), Color(hex: 0x15803D)), (Color(hex: 0xF9A8D4), Color(hex: 0xBE185D)),
    (Color(hex: 0xFDE68A), Color(hex: 0xCA8A04)), (Color(hex: 0xA5B4FC), Color(hex: 0x4338CA)),
    (Color(hex: 0x99F6E4), Color(hex: 0x0F766E)), (Color(hex: 0xFCA5A5), Color(hex: 0xB91C1C)),
    (Color(hex: 0xD8B4FE), Color(hex: 0x7E22CE)), (Color(hex: 0xBAE6FD), Color(hex: 0x0369A1)),
    (Color(hex: 0xFED7AA), Color(hex: 0xC2410C)), (Color(hex: 0xBBF7D0), Color(hex: 0x166534)),
    (Color(hex: 0xC7D2FE), Color(hex: 0x3730A3)), (Color(hex: 0xFBCFE8), Color(hex: 0x9D174D)),
    (Color(hex: 0xFEF08A), Color(hex: 0xA16207)),
  ]

  var body: some View {
    Page("Photographs") {
      VStack(spacing: 4) {
        ForEach(0..<5) { row in
          HStack(spacing: 4) {
            ForEach(0..<3) { column in
              Tile(colors: tiles[row * 3 + column], rise: CGFloat((row * 3 + column) % 4))
                .aspectRatio(1, contentMode: .fit)
            }
          }
        }
      }
      .padding(.horizontal, 16)
    }
  }
}

/// A hill under a sky, in two colours.
struct Tile: View {
  let colors: (Color, Color)
  let rise: CGFloat

  var body: some View {
    ZStack {
      LinearGradient(colors: [colors.0, colors.1], startPoint: .top, endPoint: .bottom)
      Circle().fill(Color.white.opacity(0.85)).frame(width: 22, height: 22).offset(x: 24 - rise * 14, y: -24)
      Peak().fill(Color.black.opacity(0.22)).padding(.top, 52 - rise * 6)
    }
    .clipped()
    .cornerRadius(8)
  }
}
