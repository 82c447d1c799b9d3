// The page that comes: a list of hikes.

import Leporello

struct RoutesPage: View {
  private let hikes: [(name: String, length: String, climb: String, color: UInt32)] = [
    ("Reinebringen", "2.6 km", "448 m", 0x2F7D6B), ("Ryten", "8.4 km", "543 m", 0x3D6FB4),
    ("Mannen", "5.2 km", "400 m", 0xC98A2B), ("Offersøykammen", "4.4 km", "436 m", 0x8A4FA0),
    ("Haveren", "8.0 km", "808 m", 0xC0455A),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      VStack(alignment: .leading, spacing: 1) {
        Text("Hikes").font(.system(size: 17, weight: .bold)).foregroundStyle(Color.white)
        Text("Sorted by view").font(.system(size: 8)).foregroundStyle(Color(hex: 0xBFE3D8))
      }
      .padding(10)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(hex: 0x12544A))
      ForEach(hikes, id: \.name) { hike in
        HStack(spacing: 7) {
          RoundedRectangle(cornerRadius: 5).fill(Color(hex: hike.color)).frame(width: 20, height: 20)
            .overlay { Peak().stroke(Color.white, lineWidth: 1.4).padding(4) }
          VStack(alignment: .leading, spacing: 0) {
            Text(hike.name).font(.system(size: 8.5, weight: .semibold)).foregroundStyle(Color(hex: 0x17201E))
              .lineLimit(1)
            Text("\(hike.length)  ·  \(hike.climb)").font(.system(size: 7)).foregroundStyle(Color(hex: 0x71807C))
          }
          Spacer(minLength: 0)
        }
        .padding(.horizontal, 10).padding(.vertical, 4)
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color(hex: 0xF3F8F6))
  }
}

/// Two summits.
private struct Peak: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.38, y: rect.minY + rect.height * 0.15))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.6, y: rect.midY + rect.height * 0.1))
      path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.72, y: rect.minY + rect.height * 0.35))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}
