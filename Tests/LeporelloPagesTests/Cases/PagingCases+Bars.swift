// Reports on bars, indicators, reading direction and accessibility.

import LeporelloContainment
import LeporelloGraphics
import LeporelloHosting
import LeporelloPages
import LeporelloViews
import Testing

extension PagingCases {
  /// Tabs named by numbers, in a strip whose items have one width.
  static func tabs(
    _ count: Int, selected: Int = 0, width: CGFloat? = nil, indicator: TabIndicator = .underline.width(.item)
  ) -> TabView {
    TabView("P", selection: selected) {
      for index in 0..<count { Tab("T\(index)", value: index) { Color.red } }
    }
    .tabBar(
      .top, sizing: width.map { .fixed($0) } ?? .equal, distribution: width == nil ? .fill : .leading,
      insets: EdgeInsets(), itemPadding: EdgeInsets(), indicator: indicator)
  }

  static func place(
    _ view: TabView, width: CGFloat = 360, direction: LayoutDirection = .leftToRight
  ) -> (PlacedTabBar, TabBarState) {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let bounds = CGRect(x: 0, y: 0, width: width, height: 640)
    return (TabViewLayout(view.spec, in: bounds, environment: environment).bars[0], view.spec.stateAtRest)
  }

  static func natural(
    _ lengths: [CGFloat], in length: CGFloat, _ change: (inout TabBarGeometry.Rules) -> Void = { _ in }
  ) -> TabBarGeometry {
    var rules = TabBarGeometry.Rules()
    change(&rules)
    return TabBarGeometry(lengths, in: length, rules)
  }

  @MainActor static func live(_ view: TabView, width: CGFloat = 360, height: CGFloat = 640) throws -> (
    Stage, TabContainerController
  ) {
    let stage = try Stage(size: CGSize(width: width, height: height), scale: 1, text: .wireframe)
    let root = try stage.run { try SpecController.make(AnyView(view), name: "root") }
    stage.window.rootViewController = root
    stage.commit()
    return (stage, try #require(root as? TabContainerController))
  }

  static let bars: [String: PagingLedger.Check] = [
    "PG-015": {
      let (stage, container) = try live(tabs(3))
      for index in [2, 0] {
        container.select(index, by: .tap)
        try stage.settle()
      }
      let mark = try #require(container.layout.bars[0].indicatorFrame(at: container.barState.position)).frame
      #expect((mark.minX, mark.width) == (0, 120))
      #expect(container.barState.position == PagePosition(at: 0))
    },
    "PG-039": {
      for (width, item) in [(400, 100), (800, 200)] as [(CGFloat, CGFloat)] {
        let (bar, state) = place(tabs(4), width: width)
        #expect(bar.geometry.items.map(\.length) == [item, item, item, item])
        #expect(bar.indicatorFrame(at: state.position)?.frame.width == item)
      }
    },
    "PG-051": {
      func lengths(_ inset: CGFloat) -> TabBarGeometry {
        natural([0, 0, 0], in: 400) {
          $0.sizing = .equal(minimum: 100)
          $0.margins = (inset, inset)
        }
      }
      #expect(lengths(20).items.map(\.start) == [20, 140, 260])
      #expect(lengths(20).contentLength == 400)
      #expect(!lengths(20).scrolls)
      #expect(lengths(60).items.map(\.length) == [100, 100, 100])
      #expect(lengths(60).contentLength == 420)
    },
    "PG-053": {
      let (bar, _) = place(tabs(30, width: 80))
      let position = PagePosition(at: 29)
      #expect((0..<30).map { bar.selection(of: $0, at: position) }.reduce(0, +) == 1)
      #expect(bar.selection(of: 0, at: position) == 0)
      #expect(bar.itemFrame(0, at: position, byHand: 0).minX == 0)
    },
    "PG-054": {
      let geometry = natural([80], in: 120) {
        $0.sizing = .fixed(120)
        $0.padding = (30, 10)
      }
      #expect(geometry.indicator(.underline.width(.content), below: 0) == TabFormula.Span(30, 80))
    },
    "PG-055": {
      let (bar, _) = place(tabs(11, width: 100))
      #expect(bar.geometry.contentLength == 1100)
      #expect(bar.offset(at: PagePosition(at: 10)) == 740)
      #expect(bar.itemFrame(10, at: PagePosition(at: 10)).maxX == 360)
    },
    "PG-056": {
      let geometry = natural([CGFloat](repeating: 100, count: 10), in: 360) {
        $0.spacing = 20
        $0.margins = (60, 0)
      }
      #expect(geometry.items[5].start == 660)
      #expect(geometry.offset(centring: 5) == 530)
    },
    "PG-058": {
      var style = TabIndicator.underline.width(.item)
      style.outerInsets = EdgeInsets(8, on: .horizontal)
      let (bar, state) = place(tabs(1, indicator: style), width: 300)
      let mark = try #require(bar.indicatorFrame(at: state.position)).frame
      #expect((mark.minX, mark.width) == (8, 284))
    },
    "PG-059": {
      let view = TabView("P") { Tab("A", value: 0) { Color.red } }
        .tabViewStyle(.page(indexDisplayMode: .always))
      for value in [0, -0.2, 0.2] as [Double] {
        let (bar, _) = place(view)
        let position = PagePosition(value, count: 1)
        #expect(bar.items.count == 1)
        #expect(bar.selection(of: 0, at: position) == 1)
        #expect(bar.itemFrame(0, at: position).width == 8)
      }
    },
    "PG-063": {
      let (right, state) = place(tabs(3), direction: .rightToLeft)
      let (left, _) = place(tabs(3))
      #expect(right.itemFrame(0, at: state.position).minX == 240)
      #expect(right.indicatorFrame(at: state.position)?.frame.minX == 240)
      #expect(right.indicatorFrame(at: PagePosition(at: 2))?.frame.minX == 0)
      for index in 0..<3 {
        let (a, b) = (left.itemFrame(index, at: state.position), right.itemFrame(index, at: state.position))
        #expect(b == TabFormula.mirrored(a, in: 360))
      }
    },
    "PG-074": {
      let view = TabView(selection: "B") {
        for title in ["A", "B", "C"] { Tab(title, value: title) { Text("page \(title)") } }
      }
      let (_, container) = try live(view)
      let tree = AccessibilitySnapshot(of: container)
      #expect(tree == AccessibilitySnapshot(of: view, in: CGSize(width: 360, height: 640)))
      #expect(tree.all(.tab).map(\.isSelected) == [false, true, false])
      #expect(tree.all(.tab).map(\.announcement) == ["A, tab, 1 of 3", "B, tab, 2 of 3, selected", "C, tab, 3 of 3"])
      #expect(tree.all(.tabList).count == 1)
      #expect(tree.all(.tabPanel).map(\.label) == ["B"])
      #expect(tree.all(.text).map(\.label) == ["page B"])
    },
    "PG-075": {
      let geometry = natural([60, 200, 40], in: 360)
      #expect(geometry.items.map(\.length) == [80, 200, 80])
      let mark = TabIndicator.underline.width(.content, minimum: 0)
      #expect((0..<3).map { geometry.indicator(mark, below: $0).length } == [60, 200, 40])
    },
  ]
}
