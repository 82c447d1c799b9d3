// Reports on changes of pages: quick taps, interrupted swipes, far jumps, and which way pages go.

import LeporelloContainment
import LeporelloGraphics
import LeporelloPages
import LeporelloTransitions
import LeporelloViews
import Testing

extension PagingCases {
  static let turning: [String: PagingLedger.Check] = [
    "PG-016": {
      let view = tabs(3).tabTransition(.crossDissolve, duration: 0.3, curve: .easeInOut)
      let probe = try PagerProbe(view, width: 300)
      probe.tap(1)
      probe.stage.advance(by: 0.06)
      var places = [try probe.mark().minX]
      probe.tap(2)
      for _ in 0..<25 {
        places.append(try probe.mark().minX)
        probe.stage.advance(by: 0.016)
      }
      #expect(places == places.sorted())
      #expect(zip(places, places.dropFirst()).allSatisfy { $1 - $0 < 100 })
      #expect(places.last == 200 && probe.container.position == 2)
    },
    "PG-017": {
      let probe = try PagerProbe(pager("ABC", style: .strip))
      probe.tap(1)
      probe.stage.advance(by: 0.1)
      probe.tap(2)
      var (turning, samples) = (0, 0)
      while probe.stage.now < 0.3 {
        if probe.container.isTurning { turning += 1 }
        samples += 1
        probe.stage.advance(by: 0.016)
      }
      #expect(turning == samples)
      try probe.settle()
      let changes = probe.events.filter {
        switch $0 {
        case .began, .committed, .cancelled: true
        case .phase, .loaded, .evicted, .passed, .refused: false
        }
      }
      #expect(changes == [.began("B"), .committed("B"), .began("C"), .committed("C")])
      #expect(probe.selected == "C")
    },
    "PG-018": {
      let probe = try PagerProbe(pager("ABCD"))
      for index in [3, 0] {
        probe.container.select(index, by: .program)
        try probe.settle()
      }
      #expect(["A", "B", "C", "D"].map { probe.loads($0) } == [1, 0, 0, 1])
      let through = try PagerProbe(pager("ABCD", paging: Paging(farJump: .pass)))
      through.container.select(3, by: .program)
      try through.settle()
      #expect(["A", "B", "C", "D"].map { through.loads($0) } == [1, 1, 1, 1])
      #expect(through.log("B") == [])
    },
    "PG-020": {
      let probe = try PagerProbe(pager("ABC"))
      var echoed = 0
      @MainActor func echo() {
        while echoed < probe.events.count {
          if case .committed(let page) = probe.events[echoed], let index = ["A", "B", "C"].firstIndex(of: page) {
            probe.stage.after(0.016) { probe.container.select(index, by: .program) }
          }
          echoed += 1
        }
      }
      probe.drag(0.6)
      probe.stage.advance(by: 0.05)
      probe.drag(-0.6, velocity: -400)
      for _ in 0..<60 {
        echo()
        probe.stage.advance(by: 0.016)
      }
      #expect(!probe.container.isTurning)
      let told = probe.events.count
      probe.stage.advance(by: 5)
      #expect(probe.events.count == told)
      let changes = probe.events.filter { if case .committed = $0 { true } else { false } }
      #expect(changes.count <= 2 && probe.shown.count == 1)
    },
    "PG-021": {
      let names = (0..<30).map(String.init)
      let view = TabView("P", selection: "12") { for name in names { Tab(name, value: name) { Color.red } } }
        .tabViewStyle(.page).tabPaging(Paging(preload: 1, cacheLimit: 1))
      let probe = try PagerProbe(view)
      for wanted in [13, 14] {
        probe.tap(wanted)
        try probe.settle()
        #expect(probe.selected == names[wanted])
      }
      #expect(probe.container.pagerReport.begun == 2 && probe.container.pagerReport.ended == 2)
    },
    "PG-022": {
      let view = pager("ABC", style: .strip).tabTransition(.slide(from: .trailing), duration: 0.35)
      let probe = try PagerProbe(view)
      probe.container.beginDrag()
      probe.container.moveDrag(to: 0.5)
      probe.container.cancelDrag()
      probe.stage.advance(by: 0.05)
      probe.tap(2)
      try probe.settle()
      #expect(probe.selected == "C" && probe.shown == ["C"])
      let page = try #require(probe.container.children.first { $0.traceName == "C" }?.view)
      #expect(page.frame == CGRect(origin: .zero, size: probe.container.layout.page.size))
      #expect(page.alpha == 1 && page.transform == .identity)
      #expect(["A", "B"].allSatisfy { name in probe.log(name).filter { $0 == "DD" }.count == 1 })
    },
    "PG-023": {
      let probe = try PagerProbe(tabs(3).tabLabels(TabLabelStyle()))
      probe.drag(0.9995, velocity: 0)
      try probe.settle()
      probe.tap(2)
      try probe.settle()
      let (bar, position) = (try probe.bar(), probe.container.barState.position)
      #expect((0..<3).map { bar.selection(of: $0, at: position) } == [0, 0, 1])
    },
    "PG-025": {
      let probe = try PagerProbe(tabs(3), width: 375.5)
      probe.tap(2)
      try probe.settle()
      #expect(try probe.bar().selection(of: 2, at: probe.container.barState.position) == 1)
      #expect(probe.container.turnProgress == 1)
    },
    "PG-026": {
      let colors: [Color] = [.red, .blue]
      let view = TabView("P", selection: 19) {
        for index in 0..<20 { Tab("T\(index)", value: index) { colors[index == 19 ? 1 : 0] } }
      }
      .tabBar(.top, sizing: .fixed(100), distribution: .leading, insets: EdgeInsets(), itemPadding: EdgeInsets())
      .tabTransition(.push(from: .trailing), duration: 0.2, curve: .linear)
      let probe = try PagerProbe(view)
      probe.container.scrollBar(to: 0)
      #expect(try probe.barOffset() == 0)
      probe.tap(0)
      probe.stage.advance(by: 0.1)
      #expect(probe.place(of: .blue)?.minX == 180)
      #expect(probe.place(of: .red)?.minX == -180)
    },
    "PG-030": {
      let probe = try PagerProbe(pager("ABCDE", paging: Paging(farJump: .pass)))
      probe.container.select(3, by: .program)
      try probe.settle()
      let told = probe.events.compactMap { event -> String? in
        switch event {
        case .passed(let page): "passed \(page)"
        case .committed(let page): "committed \(page)"
        case .phase, .loaded, .evicted, .began, .cancelled, .refused: nil
        }
      }
      #expect(told == ["passed B", "passed C", "committed D"])
      let first = try PagerProbe(pager("AB"))
      first.drag(-0.8)
      try first.settle()
      #expect(
        !first.events.contains { if case .passed = $0 { true } else if case .committed = $0 { true } else { false } })
    },
    "PG-032": {
      let probe = try PagerProbe(pager("AB"))
      let told = probe.events.count
      probe.drag(-80.0 / 360)
      try probe.settle()
      #expect(probe.events.dropFirst(told) == [.phase(.dragging), .phase(.settling), .phase(.idle)])
      #expect(probe.selected == "A" && probe.log("A") == ["WA", "DA"] && probe.log("B") == [])
    },
    "PG-062": {
      for offset in [373.5, 374.9999] {
        let probe = try PagerProbe(pager("AB"), width: 375)
        probe.drag(offset / 375)
        #expect(probe.container.turnProgress > 0.99)
        try probe.settle()
        #expect(probe.container.position == 1 && probe.selected == "B")
      }
    },
    "PG-065": {
      let view = TabView("P", selection: "A") {
        Tab("A", value: "A") { Color.red }
        Tab("B", value: "B") { Color.blue }
      }
      .tabViewStyle(.page).tabTransition(.push(from: .trailing), duration: 0.2, curve: .linear)
      for cause in [SelectionCause.tap, .program] {
        let probe = try PagerProbe(view, direction: .rightToLeft)
        probe.container.select(1, by: cause)
        probe.stage.advance(by: 0.1)
        #expect(probe.place(of: .blue)?.minX == -180)
        #expect(probe.place(of: .red)?.minX == 180)
      }
      let swiped = try PagerProbe(view, direction: .rightToLeft)
      swiped.container.beginDrag()
      swiped.container.moveDrag(to: 0.5)
      #expect(swiped.place(of: .blue)?.minX == -180)
      #expect(swiped.place(of: .red)?.minX == 180)
    },
    "PG-067": {
      let inner = pager("12", selected: "2", name: "Q")
      func outer(_ nesting: Paging.Nesting) -> TabView {
        TabView("P", selection: "Y") {
          Tab("X", value: "X") { Color.red }
          Tab("Y", value: "Y") { inner.tabPaging(Paging(nesting: nesting)) }
          Tab("Z", value: "Z") { Color.red }
        }
        .tabViewStyle(.page)
      }
      for (nesting, wanted) in [(Paging.Nesting.chain, "Z"), (.contain, "Y")] {
        let probe = try PagerProbe(outer(nesting))
        let inside = try probe.container(named: "Q")
        let taker = try #require(inside.taker(of: 1))
        taker.swipe(1, velocity: 1000)
        try probe.settle()
        #expect(probe.selected == wanted)
        #expect(inside.selectedTab == "2")
      }
    },
    "PG-072": {
      func view(_ policy: Paging.DisabledTabs) -> TabView {
        TabView("P", selection: "A") {
          Tab("A", value: "A") { Color.red }
          Tab("B", value: "B") { Color.red }.disabled()
          Tab("C", value: "C") { Color.red }
        }
        .tabViewStyle(.strip).tabPaging(Paging(disabledTabs: policy))
      }
      for (policy, wanted) in [(Paging.DisabledTabs.skip, "C"), (.stop, "A")] {
        let probe = try PagerProbe(view(policy))
        probe.tap(1)
        try probe.settle()
        #expect(probe.selected == "A" && probe.events.contains(.refused("B")) && probe.log("B") == [])
        probe.container.swipe(1, velocity: 1000)
        try probe.settle()
        #expect(probe.selected == wanted)
        let told = AccessibilitySnapshot(of: probe.container).all(.tab)
        #expect(told.map(\.isDisabled) == [false, true, false])
      }
    },
  ]
}
