// Reports on callbacks: who hears of an appearance, how often, and in which order.

import LeporelloContainment
import LeporelloGraphics
import LeporelloHosting
import LeporelloPages
import LeporelloViews
import Testing

extension PagingCases {
  /// A pager whose pages are named by letters.
  static func pager(
    _ names: String, selected: String = "A", style: TabViewStyle = .page, paging: Paging = Paging(), name: String = "P"
  ) -> TabView {
    TabView(name, selection: selected) {
      for letter in names { Tab(String(letter), value: String(letter)) { Color.red } }
    }
    .tabViewStyle(style).tabPaging(paging)
  }

  /// A pager beside a plain page in a container with a bar along the bottom.
  static func outer(_ inner: TabView, selected: String = "X") -> TabView {
    TabView("O", selection: selected) {
      Tab("X", value: "X") { Color.blue }
      Tab("H", value: "H") { inner }
    }
  }

  /// What a page's own controller sees when it hears that it is about to appear.
  struct Witness: UIViewControllerRepresentable {
    final class Controller: UIViewController {
      var testimony: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        testimony += [view.window != nil, parent?.parent is TabContainerController]
      }
    }

    func makeUIViewController(context: Context) -> Controller {
      let controller = Controller()
      controller.traceName = "witness"
      return controller
    }
    func updateUIViewController(_ controller: Controller, context: Context) {}
  }

  static let lifeCycle: [String: PagingLedger.Check] = [
    "PG-001": {
      let probe = try PagerProbe(pager("AB", style: .strip))
      #expect(probe.log("A") == ["WA", "DA"])
      #expect(probe.log("B") == [])
    },
    "PG-003": {
      let probe = try PagerProbe(pager("AB"))
      let appearances = probe.stage.trace.events.map(\.description).filter { $0.contains("Appear(") }
      #expect(
        appearances == [
          "P.viewWillAppear(false)", "A.viewWillAppear(false)", "P.viewDidAppear(false)", "A.viewDidAppear(false)",
        ])
    },
    "PG-004": {
      let probe = try PagerProbe(pager("AB"))
      probe.drag(0.3)
      try probe.settle()
      #expect(probe.log("A") == ["WA", "DA", "WD", "WA", "DA"])
      #expect(probe.log("B") == ["WA", "WD", "DD"])
      #expect(probe.selected == "A")
    },
    "PG-006": {
      let probe = try PagerProbe(pager("AB"))
      probe.drag(0.6, velocity: 400)
      probe.stage.advance(by: 0.02)
      probe.drag(-0.3, velocity: -400)
      probe.stage.advance(by: 0.02)
      probe.drag(0.4, velocity: 400)
      try probe.settle()
      #expect(probe.shown == ["B"] && probe.selected == "B")
      #expect(probe.isBalanced("A") && probe.isBalanced("B"))
      #expect(probe.log("B").last == "DA" && probe.log("A").last == "DD")
    },
    "PG-008": {
      let probe = try PagerProbe(outer(pager("AB")))
      probe.tap(1)
      try probe.settle()
      let inner = try probe.container(named: "P")
      let before = probe.stage.trace.events.count
      inner.select(0, by: .program)
      probe.stage.commit()
      #expect(probe.stage.trace.events.count == before)
      for index in [0, 1] {
        probe.tap(index)
        try probe.settle()
      }
      #expect(["X", "H", "P", "A"].allSatisfy { probe.isBalanced($0) })
      #expect(probe.log("A") == ["WA", "DA", "WD", "DD", "WA", "DA"])
      #expect(probe.stage.trace.violations.isEmpty)
    },
    "PG-009": {
      let probe = try PagerProbe(
        TabView("P", selection: "A") {
          Tab("A", value: "A") { Color.red }
          Tab("B", value: "B") { Witness() }
        }.tabTransition(.crossDissolve, duration: 0))
      probe.container.select(1, by: .program)
      probe.stage.commit()
      let page = try #require(probe.container.children.first { $0.traceName == "B" })
      let witness = try #require(page.children.first as? Witness.Controller)
      #expect(witness.testimony == [true, true])
      let order = probe.stage.trace.events.map(\.description).filter { $0.hasPrefix("B.") }
      #expect(
        order == [
          "B.willMove(toParent: P)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear(false)",
          "B.viewIsAppearing(false)", "B.updateViewConstraints", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
          "B.viewDidAppear(false)", "B.didMove(toParent: P)",
        ], "\(order)")
    },
    "PG-010": {
      let probe = try PagerProbe(outer(pager("ABC", selected: "B", paging: Paging(preload: 1)), selected: "H"))
      #expect(probe.loads("A") == 1 && probe.loads("C") == 1)
      for index in [0, 1] {
        probe.tap(index)
        try probe.settle()
      }
      #expect(probe.log("B") == ["WA", "DA", "WD", "DD", "WA", "DA"])
      #expect(probe.log("A") == [] && probe.log("C") == [])
    },
    "PG-011": {
      let warm = try PagerProbe(pager("ABC", paging: Paging(preload: 1)))
      #expect(warm.loads("B") == 1 && warm.log("B") == [])
      #expect(warm.events.contains(.loaded("B", isWarm: true)) && warm.events.contains(.loaded("A", isWarm: false)))
      #expect(try PagerProbe(pager("ABC")).loads("B") == 0)
    },
    "PG-013": {
      let probe = try PagerProbe(pager("AB", selected: "B", style: .tabBar)) { root in
        UINavigationController(rootViewController: root)
      }
      let stack = try #require(probe.stage.window.rootViewController as? UINavigationController)
      let start = probe.stage.trace.events.count
      let other = probe.stage.run { UIViewController() }
      other.traceName = "Z"
      probe.stage.run { stack.pushViewController(other, animated: true) }
      try probe.settle()
      _ = probe.stage.run { stack.popViewController(animated: true) }
      try probe.settle()
      let calls = probe.stage.trace.events.dropFirst(start).map(\.description).filter {
        ($0.hasPrefix("P.") || $0.hasPrefix("B.")) && $0.contains("ppear(")
      }
      #expect(
        calls == [
          "P.viewWillDisappear(true)", "B.viewWillDisappear(true)", "P.viewDidDisappear(true)",
          "B.viewDidDisappear(true)", "P.viewWillAppear(true)", "B.viewWillAppear(true)", "P.viewDidAppear(true)",
          "B.viewDidAppear(true)",
        ])
      #expect(probe.log("A") == [])
    },
    "PG-014": {
      let probe = try PagerProbe(pager("ABC", style: .tabBar))
      for (tap, visits) in [(1, 1), (0, 1), (1, 2)] {
        probe.tap(tap)
        try probe.settle()
        #expect(probe.log("B").filter { $0 == "WA" }.count == visits)
      }
      #expect(probe.loads("B") == 1)
    },
    "PG-033": {
      let probe = try PagerProbe(pager("AB")) { UINavigationController(rootViewController: $0) }
      let stack = try #require(probe.stage.window.rootViewController as? UINavigationController)
      probe.container.beginDrag()
      probe.container.moveDrag(to: 0.3)
      probe.container.cancelDrag()
      try probe.settle()
      let told = probe.events.count
      probe.stage.run { stack.pushViewController(UIViewController(), animated: false) }
      try probe.settle()
      _ = probe.stage.run { stack.popViewController(animated: false) }
      try probe.settle()
      #expect(probe.selected == "A" && !probe.container.isTurning && probe.shown == ["A"])
      #expect(
        probe.events.dropFirst(told).allSatisfy { event in
          switch event {
          case .began, .committed, .cancelled, .passed, .refused: false
          case .phase, .loaded, .evicted: true
          }
        })
    },
  ]
}
