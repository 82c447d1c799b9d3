// The forms of a paged container's spec.

import LeporelloViews
import Testing

struct TabViewTests {
  enum Channel: String, CaseIterable, Identifiable {
    case top, sport
    var id: String { rawValue }
  }

  private func titles(_ view: TabView) -> [String] { view.spec.tabs.map(\.title) }
  private func names(_ view: TabView) -> [String] { view.spec.tabs.map(\.name) }

  @Test("Tabs come from literals, ForEach, loops, conditions and groups, in order")
  func forms() {
    let showsMore = true
    let container = TabView("News", selection: "sport") {
      Tab("Top", value: "top") { Text("a") }
      ForEach(Channel.allCases) { channel in Tab("Each \(channel.rawValue)", value: "each-\(channel)") { Text("b") } }
      for index in 0..<2 { Tab("Loop \(index)") { Text("c").padding() } }
      if showsMore { Tab("More", value: "more") { Color.red } } else { Tab("Less", value: "less") { Color.blue } }
      if !showsMore { Tab("Never") { Text("d") } }
      switch showsMore {
      case true: Tab("Switched", value: "sport") { Text("e") }
      case false: Tab("Not switched") { Text("f") }
      }
      Group {
        Tab("In a group", value: 7) { Text("g") }
        Tab("Second in a group") { Text("h") }
      }
      ForEach(0..<1) { Tab("Range \($0)") { Text("i") } }
      ForEach(["k"], id: \.self) { Tab($0, value: $0) { Text("k") } }
    }
    #expect(
      titles(container) == [
        "Top", "Each top", "Each sport", "Loop 0", "Loop 1", "More", "Switched", "In a group", "Second in a group",
        "Range 0", "k",
      ])
    #expect(
      names(container) == [
        "top", "each-top", "each-sport", "Loop 0", "Loop 1", "more", "sport", "7", "Second in a group", "Range 0", "k",
      ])
    #expect(container.spec.name == "News")
    #expect(container.spec.initialIndex == 6)
    #expect(throws: Never.self) { try container.spec.validate() }
  }

  @Test("Name and selection may be left out; without a selection the first tab is selected")
  func shortForms() {
    let plain = TabView { Tab("a") { Text("a") } }
    #expect(plain.spec.name == nil)
    #expect(plain.spec.initialIndex == 0)
    let named = TabView("Main") { Tab("a", value: 1) { Text("a") } }
    #expect(named.spec.name == "Main")
    let selecting = TabView(selection: Channel.sport) {
      for channel in Channel.allCases { Tab(channel.rawValue, value: channel) { Text(channel.rawValue) } }
    }
    #expect(selecting.spec.initialIndex == 1)
  }

  @Test("A tab has an icon that is a view, a badge, and may be disabled")
  func decorations() {
    let container = TabView {
      Tab("Home", value: "home") {
        Text("a")
      } icon: {
        Circle().fill(.tint)
      }
      Tab("Inbox", value: "inbox") {
        Text("b")
      } icon: {
        Rectangle()
      }.badge(3)
      Tab("Off") { Text("c") }.badge("").disabled()
      Tab("Zero") { Text("d") }.badge(0)
    }
    #expect(container.spec.tabs.map { $0.icon != nil } == [true, true, false, false])
    #expect(container.spec.tabs.map(\.badge) == [nil, "3", "", nil])
    #expect(container.spec.tabs.map(\.isDisabled) == [false, false, true, false])
  }

  @Test("Two tabs with one value are refused with both names and the remedy")
  func duplicates() {
    let container = TabView {
      Tab("News", value: "a") { Text("a") }
      Tab("Sport", value: "b") { Text("b") }
      Tab("Sports", value: "b") { Text("c") }
    }
    let error = #expect(throws: TabViewError.self) { try container.spec.validate() }
    #expect(error == .duplicateValue("b", first: "Sport", second: "Sports"))
    #expect(
      error?.description
        == "the tabs \"Sport\" and \"Sports\" both have the value b; give each tab a value of its own")
  }

  @Test("Values of different types are different, and equal titles are allowed")
  func distinctTypes() {
    let container = TabView {
      Tab("Same", value: 1) { Text("a") }
      Tab("Same", value: "1") { Text("b") }
      Tab("Same") { Text("c") }
      Tab("Same") { Text("d") }
    }
    #expect(throws: Never.self) { try container.spec.validate() }
  }

  @Test("A selection that names no tab is refused with the values there are")
  func unknownSelection() {
    let container = TabView(selection: "culture") {
      Tab("News", value: "news") { Text("a") }
      Tab("Sport", value: "sport") { Text("b") }
    }
    let error = #expect(throws: TabViewError.self) { try container.spec.validate() }
    #expect(error == .unknownSelection("culture", available: ["news", "sport"]))
    #expect(error?.description == "the selection culture names no tab; the tabs' values are news, sport")
    let unnamed = TabView(selection: 2) { Tab("a") { Text("a") } }
    #expect(throws: TabViewError.unknownSelection("2", available: [])) { try unnamed.spec.validate() }
  }

  @Test("No tab and one tab are containers like any other")
  func fewTabs() {
    let none = TabView("Empty") {}
    #expect(throws: Never.self) { try none.spec.validate() }
    #expect(none.spec.initialIndex == nil)
    let snapshot = LayoutSnapshot(of: none.id("container"), in: CGSize(width: 100, height: 100))
    #expect(snapshot.frame("container") == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(snapshot.warnings == [])
    let one = LayoutSnapshot(
      of: TabView { Tab("a") { Color.red.id("page") } }, in: CGSize(width: 100, height: 100))
    #expect(one.frame("page") == CGRect(x: 0, y: 0, width: 100, height: 51))
  }

  @Test("What other modules hang onto a container stays with it through styles")
  func payload() {
    let container = TabView { Tab("a") { Text("a") } }.payload(3, for: "speed").tabViewStyle(.strip)
    #expect(container.spec.payload["speed"] as? Int == 3)
    #expect(container.spec.style == .strip)
  }

  @Test("A wrong spec is a warning of the snapshot and a problem of the page, and nothing crashes")
  func problems() {
    let container = TabView(selection: "x") {
      Tab("A", value: "a") { Text("a") }
      Tab("B", value: "a") { Text("b") }
    }
    let snapshot = LayoutSnapshot(of: container, in: CGSize(width: 100, height: 100))
    #expect(
      snapshot.warnings == ["the tabs \"A\" and \"B\" both have the value a; give each tab a value of its own"])
  }
}
