import LeporelloContainment
import LeporelloGraphics
import LeporelloPages
import LeporelloViews
import Testing

@MainActor @Suite struct SpecErrorTests {
  private func make(_ view: some View) throws {
    let stage = try Stage(size: CGSize(width: 100, height: 80), scale: 1, text: .wireframe)
    _ = try stage.run { try SpecController.make(AnyView(view), name: "root") }
  }

  private func twice(_ value: String) -> TabView {
    TabView("Inner") {
      Tab("One", value: value) { Color.red }
      Tab("Two", value: value) { Color.red }
    }
  }

  @Test("two tabs with one value are refused, by both titles")
  func duplicate() {
    #expect(throws: TabViewError.duplicateValue("x", first: "One", second: "Two")) { try make(twice("x")) }
  }

  @Test("a selection that names no tab is refused, with the values there are")
  func selection() {
    #expect(throws: TabViewError.unknownSelection("z", available: ["a"])) {
      try make(TabView(selection: "z") { Tab("A", value: "a") { Color.red } })
    }
  }

  @Test("a fault is found in a page that nobody selected, however deep")
  func deep() {
    #expect(throws: TabViewError.duplicateValue("y", first: "One", second: "Two")) {
      try make(
        VStack {
          TabView {
            Tab("Plain", value: 1) { Color.red }
            Tab("Deep", value: 2) { HStack { twice("y") } }
          }
        })
    }
  }

  @Test("equal titles are allowed, and tabs without values too")
  func allowed() throws {
    try make(
      TabView {
        Tab("Same") { Color.red }
        Tab("Same") { Color.blue }
      })
  }
}
