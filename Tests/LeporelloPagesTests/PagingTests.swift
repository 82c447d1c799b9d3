// How pages stand and turn: along either side, with a peek, a gap, a header, a clock, a veto, and real fingers.

import Foundation
import LeporelloContainment
import LeporelloGraphics
import LeporelloPages
import LeporelloViews
import Testing

@MainActor @Suite struct PagingTests {
  private func pager(_ paging: Paging, selection: String = "B", style: TabViewStyle = .page) -> TabView {
    TabView("P", selection: selection) {
      Tab("A", value: "A") { Color.red }
      Tab("B", value: "B") { Color.blue }
      Tab("C", value: "C") { Color.green }
    }
    .tabViewStyle(style).tabPaging(paging)
  }

  @Test("pages one below the other move up and down")
  func vertical() throws {
    let probe = try PagerProbe(pager(Paging(axis: .vertical)))
    probe.container.beginDrag()
    probe.container.moveDrag(to: 0.25)
    #expect(probe.place(of: .blue) == CGRect(x: 0, y: -160, width: 360, height: 640))
    #expect(probe.place(of: .green) == CGRect(x: 0, y: 480, width: 360, height: 640))
    probe.container.endDrag(velocity: 0)
    try probe.settle()
    #expect(probe.selected == "B")
  }

  @Test("with a peek and a gap, neighbours are to be seen on both sides, are loaded and don't appear")
  func peek() throws {
    let probe = try PagerProbe(pager(Paging(peek: 24, spacing: 12)))
    #expect(probe.place(of: .blue) == CGRect(x: 24, y: 0, width: 312, height: 640))
    #expect(probe.place(of: .red)?.maxX == 12)
    #expect(probe.place(of: .green)?.minX == 348)
    #expect(probe.log("A") == [] && probe.log("C") == [] && probe.loads("A") == 1)
    probe.container.beginDrag()
    probe.container.moveDrag(to: 0.5)
    #expect(probe.place(of: .blue)?.minX == -138)
    #expect(probe.place(of: .green)?.minX == 186)
  }

  @Test("the position is what a change of size leaves alone, in the middle of a drag too")
  func resizing() throws {
    let probe = try PagerProbe(pager(Paging()), width: 400)
    probe.container.beginDrag()
    probe.container.moveDrag(to: 0.4)
    #expect(abs(probe.container.position - 1.4) < 1e-9)
    #expect(probe.place(of: .blue)?.minX == -160)
    probe.resize(800, 640)
    #expect(abs(probe.container.position - 1.4) < 1e-9)
    #expect(probe.place(of: .blue)?.minX == -320 && probe.place(of: .green)?.minX == 480)
  }

  @Test("a header gives way first, stays at its collapsed height, and comes back last")
  func header() throws {
    let view = TabView("P", selection: "A") {
      Tab("A", value: "A") { Color.red.frame(height: 2000) }
      Tab("B", value: "B") { Color.blue.frame(height: 2000) }
    }
    .tabViewStyle(.strip).tabHeader(height: 120, collapsed: 44) { Color.green }
    let probe = try PagerProbe(view)
    func bar() throws -> CGFloat { try probe.bar().frame.minY }
    #expect(try bar() == 120)
    for (points, top, offset) in [(50, 70, 50), (100, 44, 150), (-50, 44, 100), (-60, 80, 40)]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      probe.container.scroll(by: points)
      probe.stage.commit()
      #expect(try bar() == top)
      #expect(probe.container.scrollOffset == offset)
    }
    probe.tap(1)
    try probe.settle()
    #expect(try bar() == 80)
  }

  @Test("the next page comes by itself at rest, not while a finger or somebody else is at it")
  func autoAdvance() throws {
    let probe = try PagerProbe(pager(Paging(loops: true, autoAdvance: 5), selection: "A"))
    func begun() -> [String] {
      probe.events.compactMap { if case .began(let page) = $0 { page } else { nil } }
    }
    probe.stage.advance(by: 4.9)
    #expect(begun() == [])
    probe.stage.advance(by: 0.2)
    #expect(begun() == ["B"])
    probe.stage.advance(by: 11)
    #expect(begun() == ["B", "C", "A"])
    try probe.settle()
    probe.container.beginDrag()
    probe.stage.advance(by: 20)
    #expect(begun() == ["B", "C", "A"])
    probe.container.cancelDrag()
    probe.stage.advance(by: 5.3)
    #expect(begun() == ["B", "C", "A", "B"])
  }

  @Test("a finger on the stage drags pages, a quick one turns them, and one on the bar taps or scrolls it")
  func fingers() throws {
    let probe = try PagerProbe(pager(Paging(), selection: "A", style: .strip))
    func drag(from start: CGPoint, by step: CGFloat, moves: Int) {
      probe.stage.touchBegan(at: start)
      for move in 1...moves {
        probe.stage.advance(by: 0.016)
        probe.stage.touchMoved(to: CGPoint(x: start.x + step * CGFloat(move), y: start.y))
      }
      probe.stage.touchEnded(at: CGPoint(x: start.x + step * CGFloat(moves), y: start.y))
    }
    drag(from: CGPoint(x: 300, y: 400), by: -20, moves: 5)
    try probe.settle()
    #expect(probe.selected == "B")
    let item = try probe.bar().itemFrame(2, at: probe.container.barState.position)
    probe.stage.touchBegan(at: CGPoint(x: item.midX, y: item.midY))
    probe.stage.touchEnded(at: CGPoint(x: item.midX, y: item.midY))
    try probe.settle()
    #expect(probe.selected == "C")

    let many = TabView("Q", selection: 0) {
      for index in 0..<20 { Tab("T\(index)", value: index) { Color.red } }
    }
    .tabBar(.top, sizing: .fixed(100), distribution: .leading, insets: EdgeInsets(), itemPadding: EdgeInsets())
    let strip = try PagerProbe(many)
    strip.stage.touchBegan(at: CGPoint(x: 300, y: 20))
    for x in stride(from: 280, through: 100, by: -20) { strip.stage.touchMoved(to: CGPoint(x: CGFloat(x), y: 20)) }
    strip.stage.touchEnded(at: CGPoint(x: 100, y: 20))
    #expect(try strip.barOffset() > 150)
    #expect(strip.selected == "0")
  }

  @Test("somebody with a veto keeps a tap and a swipe out, and code in")
  func veto() throws {
    let probe = try PagerProbe(pager(Paging(), selection: "A", style: .strip).tabShouldSelect { $0 != "B" })
    probe.tap(1)
    probe.container.swipe(1, velocity: 1000)
    try probe.settle()
    #expect(probe.selected == "A" && probe.log("B") == [])
    #expect(probe.events.filter { $0 == .refused("B") }.count == 2)
    probe.container.select(1, by: .program)
    try probe.settle()
    #expect(probe.selected == "B")
  }

  @Test("a container goes on where it was when its state was written down, in JSON too")
  func saved() throws {
    let probe = try PagerProbe(pager(Paging(), selection: "A"))
    probe.tap(2)
    try probe.settle()
    let data = try JSONEncoder().encode(probe.container.savedState)
    let state = try JSONDecoder().decode(TabContainerState.self, from: data)
    let again = try PagerProbe(pager(Paging(), selection: "A").tabState(state))
    #expect(again.selected == "C" && again.loads("A") == 0)
    let gone = TabContainerState(selection: "X", index: 1)
    #expect(try PagerProbe(pager(Paging(), selection: "A").tabState(gone)).selected == "B")
  }

  @Test("of more pages than are kept, the longest unseen goes, and is made anew when it comes back")
  func eviction() throws {
    let probe = try PagerProbe(pager(Paging(cacheLimit: 2), selection: "A"))
    for index in [1, 2, 0] {
      probe.container.select(index, by: .program)
      try probe.settle()
    }
    #expect(probe.events.filter { if case .evicted = $0 { true } else { false } } == [.evicted("A"), .evicted("B")])
    #expect(["A", "B", "C"].map { probe.loads($0) } == [2, 1, 1])
    #expect(probe.container.children.map(\.traceName) == ["C", "A"])
  }

  @Test("renaming and replacing in the middle of a change leave it going; reloading ends it first")
  func updatesInMidTurn() throws {
    let probe = try PagerProbe(pager(Paging(), selection: "A"))
    probe.container.select(1, by: .program)
    probe.stage.advance(by: 0.1)
    try probe.container.changeTabs { $0[1].title = "Renamed" }
    try probe.container.replaceTab(at: 0, by: Tab("A", value: "A") { Color.green }.spec)
    #expect(probe.container.isTurning && probe.container.turnProgress < 1)
    probe.container.reload()
    #expect(!probe.container.isTurning)
    try probe.settle()
    #expect(probe.selected == "B" && probe.shown == ["B"] && probe.loads("B") == 2)
    #expect(probe.isBalanced("A"))
    #expect(probe.stage.trace.violations.isEmpty)
  }

  @Test("every request hears once how it ended: the one that gave way with no, the one that took over with yes")
  func completions() throws {
    let probe = try PagerProbe(pager(Paging(), selection: "A"))
    var heard: [String] = []
    func ask(_ name: String, _ index: Int) {
      probe.container.select(index, by: .program) { heard.append("\(name) \($0)") }
    }
    ask("first", 1)
    probe.stage.advance(by: 0.1)
    ask("second", 2)
    ask("third", 2)
    ask("nowhere", 7)
    try probe.settle()
    ask("again", 2)
    #expect(heard == ["first false", "nowhere false", "second true", "third true", "again true"])
  }

  @Test("what is covered in the middle of a change keeps quiet until it is uncovered")
  func covered() throws {
    let probe = try PagerProbe(pager(Paging(), selection: "A")) { UINavigationController(rootViewController: $0) }
    let stack = try #require(probe.stage.window.rootViewController as? UINavigationController)
    probe.container.select(1, by: .program)
    probe.stage.advance(by: 0.1)
    probe.stage.run { stack.pushViewController(UIViewController(), animated: false) }
    try probe.settle()
    #expect(probe.log("A") == ["WA", "DA", "WD", "DD"])
    #expect(probe.log("B") == ["WA", "WD", "DD"])
    probe.stage.advance(by: 5)
    probe.container.select(2, by: .program)
    _ = probe.stage.run { stack.popViewController(animated: false) }
    try probe.settle()
    #expect(probe.log("B") == ["WA", "WD", "DD"])
    #expect(probe.log("C") == ["WA", "DA"])
    #expect(probe.stage.trace.violations.isEmpty)
  }

  @Test("a pull that is caught on its way back goes on from where it is")
  func caughtPull() throws {
    let probe = try PagerProbe(pager(Paging(), selection: "A"))
    probe.container.beginDrag()
    probe.container.moveDrag(to: -0.6)
    probe.container.endDrag(velocity: 0)
    probe.stage.advance(by: 0.05)
    let before = probe.container.position
    #expect(before < -0.02)
    probe.container.beginDrag()
    #expect(probe.container.position == before)
    probe.container.moveDrag(to: -0.001)
    #expect(abs(probe.container.position - before) < 0.001)
    probe.container.swipe(1, velocity: 1000)
    try probe.settle()
    #expect(probe.selected == "B")
  }
}
