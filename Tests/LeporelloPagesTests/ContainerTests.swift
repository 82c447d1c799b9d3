import LeporelloContainment
import LeporelloGraphics
import LeporelloPages
import LeporelloViews
import Testing

/// A stage with a described container on it.
@MainActor private func show(_ view: TabView, size: CGSize = CGSize(width: 100, height: 80)) throws -> (
  Stage, TabContainerController
) {
  let stage = try Stage(size: size, scale: 1, text: .wireframe)
  let root = try stage.run { try SpecController.make(AnyView(view), name: "root") }
  stage.window.rootViewController = root
  stage.commit()
  return (stage, try #require(root as? TabContainerController))
}

/// Coloured pages without a bar, each named by its colour's letter.
@MainActor private func pages(_ names: [String], selection: String = "r", duration: TimeInterval = 0.2) -> TabView {
  TabView("P", selection: selection) {
    for name in names {
      Tab(name.uppercased(), value: name) { Color(hex: name == "r" ? 0xFF0000 : name == "g" ? 0x00FF00 : 0x0000FF) }
    }
  }
  .tabViewStyle(.page)
  .tabTransition(.crossDissolve, duration: duration, curve: .linear)
}

/// The colours that a stage fills, from the back to the front.
@MainActor private func colors(_ list: DisplayList) -> [String] {
  list.description.split(separator: "\n").compactMap { line in
    line.contains("fill") ? line.split(separator: " ").last.map(String.init) : nil
  }.filter { $0 != "#FFFFFF" }
}

extension Stage {
  fileprivate func milestones(from index: Int) -> [String] {
    trace.events.dropFirst(index).filter { event in
      switch event.kind {
      case .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear: true
      default: false
      }
    }.map(\.description)
  }
}

@MainActor @Suite struct ContainerTests {
  @Test("pages are made when they are first shown, and kept")
  func lazy() throws {
    let (stage, container) = try show(pages(["r", "g", "b"]))
    #expect(container.children.map(\.traceName) == ["r"])
    for index in [1, 0, 1] {
      container.select(index, by: .program)
      try stage.settle()
    }
    #expect(container.children.map(\.traceName) == ["r", "g"])
    #expect(stage.trace.events.filter { $0.kind == .viewDidLoad }.map(\.controller.name) == ["P", "r", "g"])
  }

  @Test("a change that interrupts another ends it first, and every will has its did")
  func interruption() throws {
    let (stage, container) = try show(pages(["r", "g", "b"]))
    let start = stage.trace.events.count
    container.select(1, by: .program)
    stage.advance(by: 0.1)
    container.select(2, by: .program)
    try stage.settle()
    #expect(
      stage.milestones(from: start) == [
        "g.viewDidLoad",
        "r.viewWillDisappear(true)", "g.viewWillAppear(true)", "g.viewDidAppear(true)", "r.viewDidDisappear(true)",
        "b.viewDidLoad",
        "g.viewWillDisappear(true)", "b.viewWillAppear(true)", "b.viewDidAppear(true)", "g.viewDidDisappear(true)",
      ])
    #expect(stage.now == 0.3)
    #expect(colors(stage.displayList()) == ["#0000FF"])
    #expect(stage.trace.violations.isEmpty)
  }

  @Test("a change without duration is over at the next commit, and is not animated")
  func immediate() throws {
    let (stage, container) = try show(pages(["r", "g"], duration: 0))
    let start = stage.trace.events.count
    container.select(1, by: .program)
    stage.commit()
    #expect(
      stage.milestones(from: start) == [
        "g.viewDidLoad", "r.viewWillDisappear(false)", "g.viewWillAppear(false)", "g.viewDidAppear(false)",
        "r.viewDidDisappear(false)",
      ])
    #expect(colors(stage.displayList()) == ["#00FF00"])
  }

  @Test("selecting the selected page, or a place that has none, does nothing")
  func nothing() throws {
    let (stage, container) = try show(pages(["r", "g"]))
    let start = stage.trace.events.count
    for index in [0, -1, 2, 99] { container.select(index, by: .program) }
    stage.commit()
    #expect(stage.milestones(from: start).isEmpty)
  }

  @Test("selecting before the view is loaded, or off the window, changes the page and tells nobody of appearance")
  func early() throws {
    let stage = try Stage(size: CGSize(width: 100, height: 80), scale: 1, text: .wireframe)
    let container = try #require(
      try stage.run { try SpecController.make(AnyView(pages(["r", "g", "b"])), name: "root") }
        as? TabContainerController)
    container.select(1, by: .program)
    #expect(stage.trace.events.isEmpty)
    stage.run { container.loadViewIfNeeded() }
    stage.run { container.select(2, by: .tap) }
    #expect(stage.milestones(from: 0) == ["P.viewDidLoad", "g.viewDidLoad", "b.viewDidLoad"])
    stage.window.rootViewController = container
    stage.commit()
    #expect(colors(stage.displayList()) == ["#0000FF"])
  }

  @Test("a container in a page hears of its page's appearance, and its own pages hear of it after it")
  func nested() throws {
    let inner = TabView("Q") {
      Tab("One", value: 1) { Color.red }
      Tab("Two", value: 2) { Color.green }
    }
    let (stage, container) = try show(
      TabView("P") {
        Tab("Plain", value: "plain") { Color.blue }
        Tab("Nested", value: "nested") { inner.tabViewStyle(.strip) }
      })
    let start = stage.trace.events.count
    container.select(1, by: .program)
    try stage.settle()
    #expect(
      stage.milestones(from: start) == [
        "nested.viewDidLoad", "Q.viewDidLoad", "1.viewDidLoad",
        "plain.viewWillDisappear(true)",
        "nested.viewWillAppear(true)", "Q.viewWillAppear(true)", "1.viewWillAppear(true)",
        "nested.viewDidAppear(true)", "Q.viewDidAppear(true)", "1.viewDidAppear(true)",
        "plain.viewDidDisappear(true)",
      ])
    #expect(stage.trace.violations.isEmpty)
  }

  @Test("a disabled tab refuses a tap")
  func disabled() throws {
    let (stage, container) = try show(
      TabView("P") {
        Tab("A", value: "a") { Color.red }
        Tab("B", value: "b") { Color.blue }.disabled()
      })
    let start = stage.trace.events.count
    container.select(1, by: .tap)
    stage.commit()
    #expect(stage.milestones(from: start).isEmpty)
  }

  @Test("no tabs, one tab, a bar higher than the container: a picture all the same", arguments: [0, 1])
  func few(count: Int) throws {
    for style in [TabViewStyle.tabBar, .strip, .page] {
      for height in [80, 20, 1] as [CGFloat] {
        let view = TabView("P") {
          for index in 0..<count { Tab("Tab \(index)", value: index) { Color.red } }
        }
        let (stage, container) = try show(view.tabViewStyle(style), size: CGSize(width: 100, height: height))
        #expect(container.children.count == count)
        #expect(!stage.displayList().isEmpty)
        try stage.settle()
      }
    }
  }

  @Test("a turn to the left goes back: a push comes from the other side")
  func direction() throws {
    let (stage, container) = try show(
      pages(["r", "g"]).tabTransition(.push(from: .trailing), duration: 0.2, curve: .linear))
    container.select(1, by: .program)
    stage.commit()
    stage.advance(by: 0.1)
    let forth = stage.displayList().description
    try stage.settle()
    container.select(0, by: .program)
    stage.commit()
    stage.advance(by: 0.1)
    #expect(stage.displayList().description == forth)
  }
}
