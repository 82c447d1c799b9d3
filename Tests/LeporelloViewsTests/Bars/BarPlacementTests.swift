// Where bars stand, what they leave to the pages, and what they show beside titles.

import LeporelloViews
import Testing

struct BarPlacementTests {
  private let size = CGSize(width: 390, height: 844)

  private func tabs(_ count: Int = 3) -> TabView {
    TabView("P", selection: 0) { for index in 0..<count { Tab("T\(index)", value: index) { Color.red.id("page") } } }
  }

  private func layout(
    _ view: TabView, _ direction: LayoutDirection = .leftToRight, safeArea: EdgeInsets = EdgeInsets(),
    width: CGFloat = 390
  ) -> TabViewLayout {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return TabViewLayout(
      view.spec, in: CGRect(x: 0, y: 0, width: width, height: 844), safeArea: safeArea, environment: environment)
  }

  @Test(
    "A bar takes its side, and the pages the rest; leading is where reading begins",
    arguments: [
      (TabBarPlacement.top, CGRect(x: 0, y: 0, width: 390, height: 60), CGRect(x: 0, y: 60, width: 390, height: 784)),
      (.bottom, CGRect(x: 0, y: 784, width: 390, height: 60), CGRect(x: 0, y: 0, width: 390, height: 784)),
      (.leading, CGRect(x: 0, y: 0, width: 60, height: 844), CGRect(x: 60, y: 0, width: 330, height: 844)),
      (.trailing, CGRect(x: 330, y: 0, width: 60, height: 844), CGRect(x: 0, y: 0, width: 330, height: 844)),
    ])
  func sides(placement: TabBarPlacement, bar: CGRect, page: CGRect) {
    let view = tabs().tabBar(placement, thickness: 60)
    #expect(layout(view).bars.map(\.frame) == [bar] && layout(view).page == page)
    let mirrored = layout(view, .rightToLeft)
    #expect(mirrored.bars[0].frame == TabFormula.mirrored(bar, in: 390))
    #expect(mirrored.page == TabFormula.mirrored(page, in: 390))
    let over = layout(tabs().tabBar(placement, hosting: .over, thickness: 60))
    #expect(over.page == CGRect(origin: .zero, size: size))
    let insets = over.pageInsets
    #expect(insets.top + insets.bottom + insets.leading + insets.trailing == 60)
  }

  @Test("Several bars stand one inside the other and show one position")
  func several() {
    let view = tabs().tabBars(TabViewBar(.bottom, thickness: 49), TabViewBar(.top, thickness: 44), .dots)
    let placed = layout(view)
    #expect(placed.bars.map(\.frame.minY) == [795, 0, 769])
    #expect(placed.page == CGRect(x: 0, y: 44, width: 390, height: 751))
    #expect(placed.bars.map { $0.selection(of: 1, at: PagePosition(0.25, count: 3)) } == [0.25, 0.25, 0.25])
  }

  @Test("A bar grows into what the device's edge covers, and its items stay off it")
  func safeArea() {
    let placed = layout(tabs(), safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    #expect(placed.bars[0].frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    // Items begin below the line that tells the bar from the pages.
    #expect(placed.bars[0].itemFrame(0, at: PagePosition(at: 0)) == CGRect(x: 0, y: 762, width: 130, height: 48))
    #expect(placed.pageInsets.top == 47 && placed.pageInsets.bottom == 0)
  }

  @Test("Measures come by name: along the bottom, along the top, and along the top with icons")
  func metrics() {
    func thickness(_ metrics: TabBarMetrics, _ view: TabView) -> CGFloat {
      layout(view.tabBarMetrics(metrics)).bars[0].frame.height
    }
    let icons = TabView {
      Tab("A", value: 0) {
        Color.red
      } icon: {
        Circle()
      }
    }.tabBar(.top, content: .iconAboveTitle)
    let measured = [TabBarMetrics.uiKit, .material, .material2, .compact].map {
      [thickness($0, tabs()), thickness($0, tabs().tabViewStyle(.strip)), thickness($0, icons)]
    }
    #expect(measured == [[49, 44, 49], [80, 48, 72], [56, 48, 72], [32, 32, 40]])
  }

  @Test("A bar that adapts is along the bottom where it is narrow, and a sidebar where there is room")
  func sidebar() {
    let view = tabs().tabViewStyle(.sidebarAdaptable)
    #expect(layout(view).bars.map(\.bar.placement) == [.bottom])
    let wide = layout(view, width: 1024)
    #expect(wide.bars.map(\.frame) == [CGRect(x: 0, y: 0, width: 320, height: 844)])
    #expect(wide.page == CGRect(x: 320, y: 0, width: 704, height: 844))
  }

  @Test("Of more than five, four are shown, and More with a list of the rest")
  func more() {
    #expect(layout(tabs(5).tabBar(.bottom, overflow: .more)).bars[0].items.count == 5)
    let view = tabs(8).tabBar(.bottom, overflow: .more)
    let bar = layout(view).bars[0]
    #expect(bar.items.count == 5 && bar.items.last == .more(from: 4))
    #expect(bar.selection(of: 4, at: PagePosition(at: 6)) == 1)
    var state = view.spec.stateAtRest
    #expect(layout(view).hit(CGPoint(x: 380, y: 820), state) == .more)
    state.isMoreOpen = true
    #expect(layout(view).hit(CGPoint(x: 100, y: 60), state) == .tab(5))
  }
}
