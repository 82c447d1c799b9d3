// The container: a scrolling strip whose line stretches on its way, and pages that a finger turns.

import Leporello

struct ChannelsApp: View {
  var body: TabView {
    TabView("Channels", selection: "sea") {
      for channel in Channel.all {
        Tab(channel.title, value: channel.id) { ChannelPage(channel: channel) }.badge(channel.news)
      }
    }
    .tabBar(.top, sizing: .content, itemPadding: EdgeInsets(12, on: .horizontal))
    .tabIndicator(.underline.color(Color(hex: 0x0E7C86)).interpolation(.elastic))
    .tabLabels(
      TabLabelStyle(
        color: Color(hex: 0x6B7280), selectedColor: Color(hex: 0x0B3C49), weight: .regular, selectedWeight: .semibold)
    )
    .tabTransition(.push(from: .trailing), duration: 0.3, curve: .easeInOut)
  }
}

/// A channel: its name, its colours and what it leads with.
struct Channel: Sendable {
  let id: String
  let title: String
  let colors: [Color]
  let headline: String
  let summary: String
  var news: String?

  static let all = [
    Channel(
      id: "today", title: "Today", colors: [Color(hex: 0xF6C177), Color(hex: 0xE07A5F)],
      headline: "Morning fog, then sun", summary: "The first frost of the year is late by nine days."),
    Channel(
      id: "coast", title: "Coast", colors: [Color(hex: 0x8FD3D1), Color(hex: 0x2A7F9E)],
      headline: "The ferry that steers itself", summary: "It crosses the harbour in four silent minutes."),
    Channel(
      id: "sea", title: "At sea", colors: [Color(hex: 0x5FB0C9), Color(hex: 0x14455C)],
      headline: "A lighthouse gets its lamp back", summary: "Divers found the lens under eleven metres of sand.",
      news: "2"),
    Channel(
      id: "hills", title: "Hills", colors: [Color(hex: 0xC7D59F), Color(hex: 0x587B4A)],
      headline: "Sheep keep the ski run open", summary: "Two hundred of them graze where mowers tip over."),
    Channel(
      id: "town", title: "Town", colors: [Color(hex: 0xE8B4BC), Color(hex: 0x8E4A6B)],
      headline: "Night trains come back", summary: "Four sleepers a week link the capital with the lakes."),
    Channel(
      id: "science", title: "Science", colors: [Color(hex: 0xB9A7E0), Color(hex: 0x473A7E)],
      headline: "Desert mirror sees first light", summary: "Ten years of grinding end in one sharp star."),
    Channel(
      id: "kitchen", title: "Kitchen", colors: [Color(hex: 0xF2D6A2), Color(hex: 0xB3672B)],
      headline: "Bread from yesterday's bread", summary: "A crumb saved is a crust won, say the bakers."),
    Channel(
      id: "music", title: "Music", colors: [Color(hex: 0xF0A7A0), Color(hex: 0x9B2F3F)],
      headline: "An organ of glass", summary: "It was tuned by filling bottles, one drop at a time."),
  ]
}

struct ChannelPage: View {
  let channel: Channel

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ZStack(alignment: .bottomLeading) {
        LinearGradient(colors: channel.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
        Waves(lines: 5).stroke(Color.white.opacity(0.35), lineWidth: 1.5)
        Text(channel.title.uppercased())
          .font(.system(size: 11, weight: .semibold)).tracking(1.5).foregroundStyle(.white)
          .padding(14)
      }
      .frame(height: 190)
      .clipShape(RoundedRectangle(cornerRadius: 18))
      Text(channel.headline)
        .font(.system(size: 24, weight: .bold)).foregroundStyle(Color(hex: 0x14232B)).lineLimit(2)
        .padding(.top, 16)
      Text(channel.summary)
        .font(.system(size: 15)).foregroundStyle(Color(hex: 0x54636B)).lineSpacing(2)
        .padding(.top, 6)
      Spacer(minLength: 0)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.white)
  }
}

/// Lines that rise and fall across a picture.
struct Waves: Shape {
  let lines: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      for line in 0..<lines {
        let y = rect.minY + rect.height * (0.28 + 0.16 * CGFloat(line))
        let lift = rect.height * 0.09
        path.move(to: CGPoint(x: rect.minX, y: y))
        path.addCurve(
          to: CGPoint(x: rect.maxX, y: y - lift), control1: CGPoint(x: rect.width * 0.33, y: y - 3 * lift),
          control2: CGPoint(x: rect.width * 0.66, y: y + 2.4 * lift))
      }
    }
  }
}
