// What pages are to readers who don't see them.

import LeporelloViews
import Testing

struct AccessibilityTests {
  private let size = CGSize(width: 390, height: 600)

  private func dump(_ view: some View) -> String { AccessibilitySnapshot(of: view, in: size).description }

  @Test("A container has a tab list, tabs with place and state, and the selected page, no other")
  func container() {
    let view = TabView("News", selection: "b") {
      Tab("A", value: "a") { Text("first") }
      Tab("B", value: "b") { Text("second") }.badge(3)
      Tab("C", value: "c") { Text("third") }.disabled()
    }
    let tabs = """
      tablist "News"
        tab "A", tab 1 of 3
        tab "B", tab 2 of 3, badge 3, selected
        tab "C", tab 3 of 3, disabled
      """
    let page = """
      tabpanel "B"
        text "second"
      """
    #expect(dump(view) == page + "\n" + tabs)
    #expect(dump(view.tabViewStyle(.strip)) == tabs + "\n" + page)
    let spoken = AccessibilitySnapshot(of: view, in: size).all(.tab).map(\.announcement)
    #expect(spoken == ["A, tab, 1 of 3", "B, tab, 2 of 3, badge 3, selected", "C, tab, 3 of 3, disabled"])
  }

  @Test("Labels, values, traits and hidden parts are told as SwiftUI tells them")
  func modifiers() {
    let view = VStack {
      Text("Title").accessibilityAddTraits(.isHeader)
      Circle().accessibilityLabel("Battery").accessibilityValue("80 percent")
      Text("secret").accessibilityHidden(true)
      Text("clear").opacity(0)
      Color.red
      HStack {
        Text("One")
        Text("Two")
      }
      .accessibilityElement(children: .combine).accessibilityAddTraits([.isButton, .isSelected])
      HStack { Text("gone") }.accessibilityElement().accessibilityLabel("Whole")
      HStack { Text("in") }.accessibilityElement(children: .contain)
      Text("off").disabled(true)
    }
    #expect(
      dump(view) == """
        heading "Title"
        element "Battery", 80 percent
        button "One, Two", selected
        element "Whole"
        group
          text "in"
        text "off", disabled
        """)
  }

  @Test("Reading order is the description's, whatever is in front; a priority changes it")
  func order() {
    let view = ZStack {
      Text("a").zIndex(2)
      Text("b")
      Text("c").accessibilitySortPriority(1)
    }
    #expect(dump(view) == "text \"c\"\ntext \"a\"\ntext \"b\"")
  }

  @Test("The tree as JSON leaves out what does not hold")
  func json() {
    #expect(
      AccessibilitySnapshot(of: Color.red.accessibilityLabel("A \"b\""), in: CGSize(width: 10, height: 20)).json
        == "[\n  {\"role\": \"element\", \"label\": \"A \\\"b\\\"\", \"frame\": [0, 0, 10, 20]}\n]")
  }

  @Test("Dots are one part that can be stepped through, and More has a list of the others")
  func others() {
    func tabs(_ count: Int) -> TabView {
      TabView { for index in 0..<count { Tab("T\(index)", value: index) { Color.red } } }
    }
    #expect(dump(tabs(3).tabViewStyle(.page(indexDisplayMode: .always))) == "tabpanel \"T0\"\nadjustable, page 1 of 3")
    #expect(dump(tabs(3).tabViewStyle(.page)) == "tabpanel \"T0\"")
    let more = tabs(7).tabBar(.bottom, overflow: .more)
    #expect(AccessibilitySnapshot(of: more).all(.tab).map(\.label) == ["T0", "T1", "T2", "T3", "More"])
    let open = AccessibilitySnapshot(of: more.tabMoreList())
    #expect(open.all(.button).map(\.label) == ["T4", "T5", "T6"])
    #expect(open.all(.tab).map(\.isSelected) == [false, false, false, false, true])
    #expect(dump(tabs(0)) == "tablist")
  }
}
