// A row for each moment, a chip for each tab, and a line from each tab to itself.

import Leporello

struct IdentityLines: View {
  let moments: [Moment]

  private static let row: CGFloat = 78
  private static let column: CGFloat = 104
  private static let left: CGFloat = 210
  private static let top: CGFloat = 84

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color(hex: 0xFBFAF7)
      VStack(alignment: .leading, spacing: 4) {
        Text("Who is who").font(.system(size: 22, weight: .bold)).foregroundStyle(Color(hex: 0x26221F))
        Text("Tabs by their place at five moments; the ring marks the selected one.")
          .font(.system(size: 14)).foregroundStyle(Color(hex: 0x766F67))
      }
      .padding(24)
      lines
      for (row, moment) in moments.enumerated() {
        Text(moment.title)
          .font(.system(size: 14, weight: .medium)).foregroundStyle(Color(hex: 0x4A443E))
          .frame(width: 170, height: 34, alignment: .leading)
          .offset(x: 24, y: Self.top + Self.row * CGFloat(row))
        for (place, tab) in moment.tabs.enumerated() {
          Chip(title: tab.title, isSelected: tab.isSelected).offset(x: x(place), y: y(row))
        }
      }
    }
  }

  private func x(_ place: Int) -> CGFloat { Self.left + Self.column * CGFloat(place) }
  private func y(_ row: Int) -> CGFloat { Self.top + Self.row * CGFloat(row) }

  private var lines: some View {
    ForEach(Array(0..<max(0, moments.count - 1)), id: \.self) { row in
      ForEach(Array(moments[row].tabs.enumerated()), id: \.offset) { place, tab in
        if let next = moments[row + 1].tabs.firstIndex(where: { Stop.color(of: $0.title) == Stop.color(of: tab.title) })
        {
          Path { path in
            let (start, end) = (CGPoint(x: x(place) + 46, y: y(row) + 34), CGPoint(x: x(next) + 46, y: y(row + 1)))
            path.move(to: start)
            path.addCurve(
              to: end, control1: CGPoint(x: start.x, y: start.y + 22), control2: CGPoint(x: end.x, y: end.y - 22))
          }
          .stroke(Stop.color(of: tab.title).opacity(0.55), lineWidth: 3)
        }
      }
    }
  }
}

struct Chip: View {
  let title: String
  let isSelected: Bool

  var body: some View {
    Text(title)
      .font(.system(size: 14, weight: .semibold)).foregroundStyle(.white).lineLimit(1)
      .frame(width: 92, height: 34)
      .background(Stop.color(of: title), in: Capsule())
      .overlay {
        if isSelected { Capsule().strokeBorder(Color(hex: 0x26221F), lineWidth: 3).padding(-4) }
      }
  }
}
