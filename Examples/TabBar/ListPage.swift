// The list: planned walks as rows with a coloured mark, a title, a note and a distance.

import Leporello

struct Walk: Sendable, Identifiable {
  let id: Int
  let title: String
  let note: String
  let distance: String
  let tint: Color
}

struct ListPage: View {
  private let walks: [Walk] = [
    Walk(
      id: 0, title: "Lake loop", note: "Flat, shaded, two bathing places", distance: "11 km", tint: Color(hex: 0x38BDF8)
    ),
    Walk(id: 1, title: "Ridge path", note: "Chains on the last third", distance: "14 km", tint: Color(hex: 0xF97316)),
    Walk(
      id: 2, title: "Old railway", note: "Three tunnels, bring a lamp", distance: "19 km", tint: Color(hex: 0x8B5CF6)),
    Walk(id: 3, title: "Larch wood", note: "Best in October", distance: "8 km", tint: Color(hex: 0xEAB308)),
    Walk(id: 4, title: "Mill brook", note: "Closed after heavy rain", distance: "6 km", tint: Color(hex: 0x22C55E)),
    Walk(id: 5, title: "North summit", note: "Start before seven", distance: "17 km", tint: Color(hex: 0xEF4444)),
    Walk(
      id: 6, title: "Vineyard terraces", note: "Steps, and views to the south", distance: "9 km",
      tint: Color(hex: 0xD946EF)),
  ]

  var body: some View {
    Page("Walks") {
      Card {
        VStack(spacing: 0) {
          ForEach(walks) { walk in
            if walk.id > 0 { Divider().padding(.leading, 70) }
            WalkRow(walk: walk)
          }
        }
      }
    }
  }
}

struct WalkRow: View {
  let walk: Walk

  var body: some View {
    HStack(spacing: 14) {
      RoundedRectangle(cornerRadius: 10)
        .fill(walk.tint)
        .frame(width: 40, height: 40)
        .overlay { Peak().fill(Color.white).frame(width: 22, height: 16) }
      VStack(alignment: .leading, spacing: 2) {
        Text(walk.title).font(.system(size: 16, weight: .medium)).foregroundStyle(Ink.primary)
        Text(walk.note).font(.system(size: 13)).foregroundStyle(Ink.secondary).lineLimit(1)
      }
      Spacer(minLength: 8)
      Text(walk.distance).font(.system(size: 15)).foregroundStyle(Ink.secondary)
      Chevron().stroke(Color(hex: 0xC3CAD4), lineWidth: 2).frame(width: 6, height: 12)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 14)
  }
}
