// What a SwiftUI developer types in braces, and the parts it makes.

import LeporelloViews
import Testing

struct ViewBuilderTests {
  private func kinds(_ view: some View) -> [String] {
    LayoutSnapshot(of: view, in: CGSize(width: 400, height: 400)).nodes.map(\.kind)
  }

  @Test("Views in braces become members of the container, in order")
  func members() {
    #expect(
      kinds(
        HStack {
          Text("a"); Color.red; Spacer(); Divider()
        }) == ["HStack", "Text", "Color", "Spacer", "Divider"])
    #expect(kinds(VStack {}) == ["VStack"])
  }

  @Test("More views than any list of overloads would allow stand in one pair of braces")
  func many() {
    let stack = VStack {
      Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9"); Text("10")
      Text("11"); Text("12"); Text("13")
    }
    #expect(kinds(stack).count == 14)
  }

  @Test("A condition without an else shows its views or none", arguments: [true, false])
  func condition(isShown: Bool) {
    let stack = VStack {
      Text("a")
      if isShown { Text("b").bold() }
    }
    #expect(kinds(stack) == ["VStack", "Text"] + (isShown ? ["Text"] : []))
  }

  @Test("One of several branches is taken", arguments: [0, 1, 2])
  func branches(value: Int) {
    let byIf = VStack {
      if value == 0 { Text("a") } else if value == 1 { Color.red } else { Spacer() }
    }
    let bySwitch = VStack {
      switch value {
      case 0: Text("a")
      case 1: Color.red
      default: Spacer()
      }
    }
    let expected = ["VStack", ["Text", "Color", "Spacer"][value]]
    #expect(kinds(byIf) == expected)
    #expect(kinds(bySwitch) == expected)
  }

  @Test("A loop makes its views again and again, modified or not, several a turn, nested and in conditions")
  func loops() {
    let stack = VStack {
      for index in 0..<2 { Text("\(index)").padding(4) }
      for _ in 0..<2 {
        Color.red
        Spacer()
      }
      for outer in 0..<2 {
        for _ in 0...outer { Divider() }
      }
      if true {
        for _ in 0..<1 { Text("in").font(.title) }
      }
    }
    #expect(
      kinds(stack) == ["VStack", "padding", "Text", "padding", "Text", "Color", "Spacer", "Color", "Spacer"]
        + ["Divider", "Divider", "Divider", "Text"])
  }

  @Test("An optional view, a binding condition and an availability check are views")
  func optionals() {
    let present: Text? = Text("a")
    let absent: Text? = nil
    let stack = VStack {
      present
      absent
      if let present { present }
      if #available(macOS 14, *) { Color.blue }
      let local = 3
      Text("\(local)")
    }
    #expect(kinds(stack) == ["VStack", "Text", "Text", "Color", "Text"])
  }

  struct Item: Identifiable {
    let id: Int
    let name: String
  }

  @Test("ForEach takes identifiable data, a key path or a range")
  func forEach() {
    let items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    let stack = HStack {
      ForEach(items) { Text($0.name) }
      ForEach(["x", "y"], id: \.self) { name in Text(name).bold() }
      ForEach(0..<2) { _ in
        Color.red
        Spacer()
      }
      ForEach(items, id: \.name) { item in
        if item.id == 1 { Divider() }
      }
    }
    #expect(
      kinds(stack) == ["HStack", "Text", "Text", "Text", "Text", "Color", "Spacer", "Color", "Spacer", "Divider"])
  }

  @Test("A group is no container: a modifier on it applies to each member")
  func group() {
    let stack = HStack {
      Group {
        Text("a")
        Text("b")
      }
      .padding(2)
    }
    #expect(kinds(stack) == ["HStack", "padding", "Text", "padding", "Text"])
  }

  struct Card: View {
    let title: String
    var body: some View {
      Text(title)
      Text("more")
    }
  }

  struct Plain: View {
    var body: Text { Text("plain") }
  }

  struct Wrapped<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { VStack(alignment: .leading) { content } }
  }

  @ViewBuilder private func row(_ isWide: Bool) -> some View {
    if isWide { Color.red }
    Text("row")
  }

  @Test("Views of one's own, with one or several views, in functions and around content, compose")
  func ownViews() {
    #expect(kinds(Card(title: "a")) == ["VStack", "Text", "Text"])
    #expect(kinds(HStack { Card(title: "a") }) == ["HStack", "Text", "Text"])
    #expect(kinds(Plain()) == ["Text"])
    #expect(
      kinds(
        Wrapped {
          row(true); row(false)
        }) == ["VStack", "Color", "Text", "Text"])
    #expect(kinds(AnyView(AnyView(Plain()))) == ["Text"])
    #expect(kinds(EmptyView()) == [])
  }

  struct Frame: ViewModifier {
    func body(content: Content) -> some View { content.padding(3).border(.red) }
  }

  @Test("A modifier of one's own wraps the view that it is applied to")
  func ownModifier() {
    #expect(kinds(Text("a").modifier(Frame())) == ["padding", "Text"])
  }
}
