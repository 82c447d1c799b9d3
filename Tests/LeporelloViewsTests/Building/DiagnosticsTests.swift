// One sentence for a wrong expression, as the compiler says it.

import LeporelloViews
import Testing

struct DiagnosticsTests {
  static let other =
    "this value is not a view; show it with Text(…), or put a view controller into a UIViewControllerRepresentable"

  static let wrong: [(expression: String, sentence: String)] = [
    ("VStack { \"headline\" }", "a String is not a view; wrap it in Text(…)"),
    ("VStack { Text(\"a\"); \"headline\" }", "a String is not a view; wrap it in Text(…)"),
    ("VStack { 42 }", "a number is not a view; show it with Text(\"\\(…)\")"),
    ("VStack { Text(\"a\"); 1.5 }", "a number is not a view; show it with Text(\"\\(…)\")"),
    ("VStack { print(1) }", "this expression makes no view; move the statement out of the builder"),
    ("VStack { Tab(\"a\") { Text(\"b\") } }", "a Tab is not a view; put it inside TabView { … }"),
    ("VStack { [Text(\"a\")] }", "an array is not a view; write ForEach(…) { … } or a for loop"),
    ("VStack { true }", Self.other),
    (
      "VStack { ForEach([1, 2]) { _ in Text(\"a\") } }",
      "these elements have no id of their own; write ForEach(…, id: \\.self) { … }"
    ),
    ("TabView { 3 }", "this value is not a tab; write Tab(\"Title\") { … }"),
    ("TabView { [Tab(\"a\") { Text(\"b\") }] }", "an array is not a tab; write ForEach(…) { … } or a for loop"),
    ("VStack { Spacer }", "this is a view's type, not a view; add parentheses: Name()"),
    ("VStack { Thing() }", Self.other),
    ("HStack { if true { \"headline\" } }", "a String is not a view; wrap it in Text(…)"),
    ("TabView { Text(\"a\") }", "a view is not a tab; wrap it in Tab(\"Title\") { … }"),
    ("TabView { \"Home\" }", "a String is not a tab; write Tab(\"Title\") { … }"),
    ("TabView { Tab(\"a\") { \"b\" } }", "a String is not a view; wrap it in Text(…)"),
    (
      "TabView { Tab(\"a\", systemImage: \"house\") { Text(\"b\") } }",
      "system symbols don't exist here; write Tab(title) { page } icon: { … } and draw a Shape"
    ),
    (
      "TabView { Tab(\"a\", systemImage: \"house\", value: 1) { Text(\"b\") } }",
      "system symbols don't exist here; write Tab(title, value: …) { page } icon: { … } and draw a Shape"
    ),
    (
      "Text(\"a\").tabItem { Text(\"b\") }",
      "write Tab(title, value: …) { page } icon: { … } in place of tabItem and tag"
    ),
  ]

  @Test("A wrong expression in a builder gets an error in its place, in one sentence that names the remedy")
  func sentences() throws {
    var source = "import LeporelloViews\nfinal class Thing {}\n"
    for (index, item) in Self.wrong.enumerated() {
      source += "func wrong\(index)() -> some View { \(item.expression) }\n"
    }
    let errors = try Compiler.errors(in: source)
    for (index, item) in Self.wrong.enumerated() {
      let found = errors.filter { $0.line == index + 3 }.map(\.text)
      // For a type without parentheses, the compiler has a sentence of its own before ours.
      #expect((1...2).contains(found.count), "\(item.expression): \(found)")
      #expect(found.last?.hasSuffix(item.sentence) == true, "\(item.expression): \(found)")
    }
  }
}
