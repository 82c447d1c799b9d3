// Every look of a paged container, in light and dark and in both directions, and as it is read aloud.

import LeporelloTesting
import Testing

@Suite struct BarSnapshotTests {
  static let styles: [(name: String, style: TabViewStyle, width: CGFloat)] = [
    ("tabs", .tabBar, 240), ("strip", .strip, 240), ("dots", .page(indexDisplayMode: .always), 240),
    ("sidebar", .sidebarAdaptable, 720),
  ]

  private func container(_ style: TabViewStyle) -> some View {
    TabView("Papers", selection: "sport") {
      Tab("News", value: "news") { Text("Top stories") }
      Tab("Sport", value: "sport") { Text("Results").font(.title) }
      Tab("Weather", value: "weather") { Text("Rain") }
    }
    .tabViewStyle(style)
  }

  @Test(
    "Each look is what it was in light and dark, from left to right and from right to left", arguments: styles.indices)
  func looks(index: Int) {
    let (name, style, width) = Self.styles[index]
    let variants: [String: Snapshotting<AnyView, Bitmap>] = .variants(
      sizes: [CGSize(width: width, height: 160)], scales: [1], colorSchemes: [.light, .dark],
      directions: [.leftToRight, .rightToLeft])
    for (variant, strategy) in variants.sorted(by: { $0.key < $1.key }) {
      assertSnapshot(of: AnyView(container(style)), as: strategy, named: "\(name)-\(variant)")
    }
  }

  @Test("Each look is laid out and read aloud as it was", arguments: styles.indices)
  func texts(index: Int) {
    let (name, style, width) = Self.styles[index]
    let size = CGSize(width: width, height: 160)
    assertSnapshot(of: container(style), as: .accessibility(size: size), named: "\(name)-aloud")
    assertSnapshot(of: container(style), as: .layout(size: size), named: "\(name)-layout")
  }
}
