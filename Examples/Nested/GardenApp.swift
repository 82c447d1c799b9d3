// A botanic garden's page: a header over three tabs, the second of which is a pager of its own.

import Leporello

struct GardenApp: View {
  var body: TabView {
    TabView("Garden", selection: "beds") {
      Tab("Beds", value: "beds") { Beds() }
      Tab("Views", value: "views") { Views() }
      Tab("Visit", value: "visit") { Visit() }
    }
    .tabBar(.top, sizing: .equal)
    .tabIndicator(.underline.color(Garden.leaf).width(.content))
    .tabLabels(TabLabelStyle(color: Garden.muted, selectedColor: Garden.ink))
    .tabTransition(.push(from: .trailing), duration: 0.3, curve: .easeInOut)
    .tabHeader(height: 150, collapsed: 56) { Header() }
  }
}

enum Garden {
  static let leaf = Color(hex: 0x2F7D4F)
  static let ink = Color(hex: 0x1F2A24)
  static let muted = Color(hex: 0x6E7B73)
}

struct Header: View {
  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(
        colors: [Color(hex: 0xA8D5A2), Color(hex: 0x2F7D4F)], startPoint: .topLeading, endPoint: .bottomTrailing)
      HStack(alignment: .firstTextBaseline) {
        Text("The Glasshouse").font(.system(size: 24, weight: .bold))
        Spacer()
        Text("open until 6").font(.system(size: 13))
      }
      .foregroundStyle(.white)
      .padding(.horizontal, 18).padding(.bottom, 15)
    }
  }
}

struct Beds: View {
  private static let beds: [(String, String, UInt32)] = [
    ("Ferns", "Forty kinds, some older than flowers", 0x5E9C76), ("Alpines", "Cushions between warm stones", 0x9AB0C7),
    ("Roses", "In flower until the first frost", 0xD98A96),
    ("Herbs", "Touch them; that is what they are for", 0x8BAF5A),
    ("Cacti", "One of them blooms a night a year", 0xC0A062),
    ("Orchids", "Under glass, at twenty-two degrees", 0xA98BC9),
    ("Reeds", "Home to the garden's only warbler", 0x7BA7A0), ("Mosses", "Mown by nobody since 1911", 0x6F8F4E),
  ]

  var body: some View {
    VStack(spacing: 0) {
      for (name, note, color) in Self.beds {
        HStack(spacing: 14) {
          RoundedRectangle(cornerRadius: 12).fill(Color(hex: color)).frame(width: 52, height: 52)
          VStack(alignment: .leading, spacing: 3) {
            Text(name).font(.system(size: 16, weight: .semibold)).foregroundStyle(Garden.ink)
            Text(note).font(.system(size: 13)).foregroundStyle(Garden.muted)
          }
          Spacer(minLength: 0)
        }
        .padding(.horizontal, 18).padding(.vertical, 11)
        Divider().padding(.leading, 84)
      }
    }
    .frame(maxWidth: .infinity, alignment: .top)
    .background(Color.white)
  }
}

/// Three views one turns by hand; a swipe past the last goes to the tabs around.
struct Views: View {
  private static let views: [(String, [UInt32])] = [
    ("From the bridge", [0xBFE3E0, 0x4C8FA3]), ("Under the palms", [0xE9E1A9, 0x6C8E3E]),
    ("The pond at noon", [0xD9E7F5, 0x5A77A8]),
  ]

  var body: TabView {
    TabView("Views", selection: 0) {
      for (index, (title, colors)) in Self.views.enumerated() {
        Tab(title, value: index) {
          ZStack(alignment: .bottom) {
            LinearGradient(colors: colors.map { Color(hex: $0) }, startPoint: .top, endPoint: .bottom)
            Text(title).font(.system(size: 20, weight: .semibold)).foregroundStyle(.white).padding(.bottom, 44)
          }
        }
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
  }
}

struct Visit: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("How to get here").font(.system(size: 20, weight: .bold)).foregroundStyle(Garden.ink)
      Text("Tram 4 to the gate by the river. Dogs wait outside; the bench there is theirs.")
        .font(.system(size: 15)).foregroundStyle(Garden.muted).lineSpacing(3)
      Spacer(minLength: 0)
    }
    .padding(18)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }
}
