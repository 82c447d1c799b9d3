// Reports on tabs that come, go, change their names or their order, and on containers without any.

import LeporelloContainment
import LeporelloGraphics
import LeporelloPages
import LeporelloViews
import Testing

extension PagingCases {
  private static func specs(_ names: String...) -> [TabSpec] {
    names.map { name in Tab(name, value: name) { Color.red }.spec }
  }

  static let updating: [String: PagingLedger.Check] = [
    "PG-027": {
      let stage = try Stage(size: CGSize(width: 360, height: 640), scale: 1, text: .wireframe)
      let root = try stage.run { try SpecController.make(AnyView(pager("ABC", style: .strip)), name: "root") }
      let container = try #require(root as? TabContainerController)
      container.select(1, by: .program)
      stage.window.rootViewController = container
      stage.commit()
      let bar = try #require(container.layout.bars.first)
      let position = container.barState.position
      #expect(container.selectedTab == "B" && position == PagePosition(at: 1))
      #expect(bar.indicatorFrame(at: position)?.frame == bar.indicatorFrame(at: PagePosition(at: 1))?.frame)
      let names = stage.trace.events.filter { $0.kind == .viewDidLoad }.map(\.controller.name)
      #expect(names == ["P", "B"])
    },
    "PG-028": {
      let view = TabView("P", selection: "b") {
        Tab("A", value: "a") { Color.red }
        Tab("B", value: "b") { Color.red }
      }
      .tabBar(.top, distribution: .leading, indicator: .underline.width(.item))
      let probe = try PagerProbe(view)
      let (before, told) = (try probe.mark(), probe.log("b"))
      try probe.container.changeTabs { $0[1].title = "B (3)" }
      probe.stage.commit()
      let after = try probe.mark()
      #expect(probe.selected == "b" && probe.loads("b") == 1 && probe.log("b") == told)
      #expect(after.minX == before.minX && after.width > before.width)
      #expect(after.width == (try probe.bar().itemFrame(1, at: probe.container.barState.position).width))
    },
    "PG-041": {
      let probe = try PagerProbe(pager("A").tabEmpty { Color.green })
      try probe.container.changeTabs { $0 = [] }
      try probe.settle()
      #expect(probe.log("A") == ["WA", "DA", "WD", "DD"])
      #expect(probe.container.children.isEmpty && probe.selected == nil && probe.shown == [])
      #expect(probe.place(of: .green) != nil)
      #expect(
        probe.stage.trace.events.map(\.description).filter { $0.hasPrefix("A.") && $0.contains("Move") } == [
          "A.willMove(toParent: P)", "A.didMove(toParent: P)", "A.willMove(toParent: nil)", "A.didMove(toParent: nil)",
        ])
    },
    "PG-043": {
      let probe = try PagerProbe(pager("B", selected: "B"))
      let told = probe.log("B")
      try probe.container.changeTabs { $0.insert(contentsOf: specs("A"), at: 0) }
      probe.stage.commit()
      #expect(probe.container.tabNames == ["A", "B"] && probe.selected == "B" && probe.container.position == 1)
      #expect(probe.log("B") == told && probe.loads("A") == 0)
    },
    "PG-044": {
      let probe = try PagerProbe(
        pager("ABC", selected: "C", style: .strip, paging: Paging(reselection: .nearest)))
      try probe.container.changeTabs { $0.removeLast() }
      try probe.settle()
      #expect(probe.selected == "B")
      #expect(probe.log("C") == ["WA", "DA", "WD", "DD"] && probe.log("B") == ["WA", "DA"])
      #expect(try probe.mark() == probe.bar().indicatorFrame(at: PagePosition(at: 1))?.frame)
    },
    "PG-045": {
      let probe = try PagerProbe(pager("cd", selected: "c"))
      let told = probe.log("c")
      try probe.container.changeTabs { $0.insert(contentsOf: specs("a", "b"), at: 0) }
      #expect(probe.container.position == 2 && probe.shown == ["c"])
      try probe.settle()
      #expect(probe.selected == "c" && probe.log("c") == told)
      #expect(probe.loads("a") == 0 && probe.loads("b") == 0)
    },
    "PG-047": {
      let probe = try PagerProbe(tabs(6, selected: 2))
      let more = tabs(8).spec.tabs
      try probe.container.changeTabs { $0 = more }
      try probe.settle()
      #expect(try probe.bar().items.count == 8 && probe.bar().geometry.items.count == 8)
      #expect(probe.selected == "2")
    },
    "PG-049": {
      let probe = try PagerProbe(TabView("P") {}.tabViewStyle(.strip))
      #expect(probe.selected == nil)
      try probe.container.changeTabs { $0 = specs("A", "B") }
      try probe.settle()
      #expect(probe.selected == "A" && probe.log("A") == ["WA", "DA"])
      #expect(try probe.mark() == probe.bar().indicatorFrame(at: PagePosition(at: 0))?.frame)
    },
    "PG-050": {
      let view = TabView("P", selection: 0) {
        for index in 0..<20 { Tab("T", value: index) { Color.red } }
      }
      .tabBar(
        .top, sizing: .bounded(minimum: 100, maximum: .infinity), distribution: .leading, insets: EdgeInsets(),
        itemPadding: EdgeInsets())
      let probe = try PagerProbe(view)
      probe.container.scrollBar(to: 900)
      let before = try probe.bar().geometry
      try probe.container.changeTabs { $0[5].title = String(repeating: "m", count: 16) }
      probe.stage.commit()
      let grown = try probe.bar().geometry.items[5].length - before.items[5].length
      #expect(grown > 0)
      #expect(try probe.barOffset() == 900 + grown)
      #expect(probe.selected == "0")
      // The numbers of the report, from the rule alone.
      var lengths = [CGFloat](repeating: 100, count: 20)
      let old = natural(lengths, in: 360)
      lengths[5] += 12
      #expect(natural(lengths, in: 360).offset(keeping: 900, of: old) == 912)
      // The next change of pages takes the bar along, and an item that comes before it moves it on.
      try probe.container.changeTabs { $0.insert(contentsOf: specs("new"), at: 0) }
      #expect(try probe.barOffset() == 1000 + grown)
      probe.tap(1)
      #expect(probe.container.selectedTab == "0")
      probe.tap(0)
      try probe.settle()
      #expect(try probe.barOffset() == 0)
    },
  ]
}
