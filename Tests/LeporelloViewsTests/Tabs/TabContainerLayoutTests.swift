// Where a container at rest puts its bar and its page.

import LeporelloViews
import Testing

struct TabContainerLayoutTests {
  private let size = CGSize(width: 390, height: 600)

  @Test(
    "The bottom bar takes 49 points, the strip 44, a paged container none",
    arguments: [
      (TabViewStyle.tabBar, CGRect(x: 0, y: 0, width: 390, height: 551)),
      (TabViewStyle.strip, CGRect(x: 0, y: 44, width: 390, height: 556)),
      (TabViewStyle.page, CGRect(x: 0, y: 0, width: 390, height: 600)),
    ])
  func styles(style: TabViewStyle, page: CGRect) {
    let container = TabView {
      Tab("One") { Color.red.id("one") }
      Tab("Two") { Color.blue.id("two") }
    }
    .tabViewStyle(style)
    let snapshot = LayoutSnapshot(of: container, in: size)
    #expect(snapshot.frame("one") == page)
    #expect(snapshot.frame("two") == nil)
  }

  @Test("A container is a page of a container")
  func nested() {
    let inner = TabView("Inner", selection: "b") {
      Tab("A", value: "a") { Color.red.id("a") }
      Tab("B", value: "b") { Color.green.id("b") }
    }
    .tabViewStyle(.strip)
    let outer = TabView("Outer") { Tab("Inner") { inner } }
    let snapshot = LayoutSnapshot(of: outer, in: size)
    #expect(snapshot.frame("b") == CGRect(x: 0, y: 44, width: 390, height: 507))
    #expect(snapshot.warnings == [])
  }

  @Test("A page that fits is centred; a page taller or wider than its container shows its beginning")
  func overflow() {
    func frame(_ width: CGFloat, _ height: CGFloat, _ direction: LayoutDirection = .leftToRight) -> CGRect? {
      let container = TabView { Tab("a") { Color.red.frame(width: width, height: height).id("page") } }
      return LayoutSnapshot(of: container, in: size, layoutDirection: direction).frame("page")
    }
    #expect(frame(100, 51) == CGRect(x: 145, y: 250, width: 100, height: 51))
    #expect(frame(100, 2000) == CGRect(x: 145, y: 0, width: 100, height: 2000))
    #expect(frame(800, 51) == CGRect(x: 0, y: 250, width: 800, height: 51))
    #expect(frame(800, 51, .rightToLeft) == CGRect(x: -410, y: 250, width: 800, height: 51))
  }

  @Test("A container lower than its bar has a bar and no page")
  func low() {
    let container = TabView { Tab("a") { Text("a") } }
    let page = LoweredPage(
      container, in: CGSize(width: 100, height: 20), environment: EnvironmentValues(), hostsSlots: false)
    #expect(page.problems.isEmpty)
  }

  @Test("A live host gets the container as a slot with its frame, its name and what flows to it")
  func slots() throws {
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 100)
      TabView("Inner") { Tab("a", value: 1) { Text("a") } }.id("container")
    }
    .colorScheme(.dark)
    let page = LoweredPage(view, in: size, environment: EnvironmentValues(), hostsSlots: true)
    let slot = try #require(page.slots.first)
    #expect(page.slots.count == 1)
    #expect(slot.frame == CGRect(x: 0, y: 100, width: 390, height: 500))
    #expect(slot.id == "container")
    #expect(slot.environment.colorScheme == .dark)
    guard case .tabView(let spec) = slot.content else {
      Issue.record("the slot holds no container")
      return
    }
    #expect(spec.name == "Inner")
  }

  @Test("What is in front of a slot stays in front, and effects around it reach its content")
  func slotOrder() throws {
    let view = ZStack {
      Color.red
      TabView { Tab("a") { Text("a") } }
      Color.blue.frame(width: 10, height: 10)
    }
    .opacity(0.5)
    let page = LoweredPage(
      view, in: CGSize(width: 100, height: 100), environment: EnvironmentValues(), hostsSlots: true)
    let red = DisplayItem.fill(
      Path(CGRect(x: 0, y: 0, width: 100, height: 100)), .color(RGBA(hex: 0xFF3B30)))
    let blue = DisplayItem.fill(
      Path(CGRect(x: 45, y: 45, width: 10, height: 10)), .color(RGBA(hex: 0x007AFF)))
    #expect(page.picture.base == DisplayList([.opacity(0.5, DisplayList([red]))]))
    let part = try #require(page.picture.slots.first)
    #expect(part.above == DisplayList([.opacity(0.5, DisplayList([blue]))]))
    #expect(part.slot.decorated(DisplayList([red])) == DisplayList([.opacity(0.5, DisplayList([red]))]))
  }
}
