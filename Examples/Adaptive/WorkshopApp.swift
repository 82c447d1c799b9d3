// The container: five tabs that are a bar or a sidebar, as there is room.

import Leporello

struct WorkshopApp: View {
  var metrics: TabBarMetrics = .uiKit

  var body: TabView {
    TabView("Workshop", selection: "bench") {
      Tab("Bench", value: "bench") {
        BenchPage()
      } icon: {
        RoundedRectangle(cornerRadius: 3).padding(.vertical, 6).padding(.horizontal, 2)
      }
      Tab("Plans", value: "plans") {
        Color.white
      } icon: {
        RoundedRectangle(cornerRadius: 3).stroke(lineWidth: 2).padding(3)
      }
      Tab("Wood", value: "wood") {
        Color.white
      } icon: {
        Rings()
      }
      Tab("Orders", value: "orders") {
        Color.white
      } icon: {
        Lines()
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .tabBarMetrics(metrics)
    .tabLabels(TabLabelStyle(selectedColor: Ink.accent))
  }
}

struct BenchPage: View {
  private static let jobs: [(String, String, UInt32)] = [
    ("Stool in oak", "three legs, wedged", 0xC98B52), ("Spoon in cherry", "for a left hand", 0xA6523A),
    ("Box in walnut", "lid without a hinge", 0x6B4A35), ("Bowl in ash", "turned green, dries slowly", 0xD9C3A0),
    ("Frame in lime", "for a very small painting", 0xE3D3B0), ("Bench in larch", "for the north side", 0xB97A4B),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("On the bench").font(.system(size: 24, weight: .bold)).foregroundStyle(Ink.dark)
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120), spacing: 14)], spacing: 14) {
        for (title, note, color) in Self.jobs {
          VStack(alignment: .leading, spacing: 4) {
            RoundedRectangle(cornerRadius: 12).fill(Color(hex: color)).frame(height: 84)
            Text(title).font(.system(size: 14, weight: .semibold)).foregroundStyle(Ink.dark).lineLimit(1)
            Text(note).font(.system(size: 12)).foregroundStyle(Ink.muted).lineLimit(1)
          }
        }
      }
      Spacer(minLength: 0)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }
}

/// A trunk cut across.
struct Rings: View {
  var body: some View {
    ZStack {
      Circle().stroke(lineWidth: 2).padding(2)
      Circle().stroke(lineWidth: 2).padding(7)
    }
  }
}

/// Three lines of a list.
struct Lines: View {
  var body: some View {
    VStack(spacing: 4) { for _ in 0..<3 { Capsule().frame(width: 18, height: 2.5) } }
  }
}
