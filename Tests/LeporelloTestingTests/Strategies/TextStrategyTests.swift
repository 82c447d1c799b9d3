// Texts that do not change from run to run.

import Foundation
import LeporelloDiff
import LeporelloTesting
import Testing

@testable import LeporelloTesting

@Suite struct TextStrategyTests {
  final class Node: CustomStringConvertible {
    var name: String
    var next: Node?
    init(_ name: String) { self.name = name }
    var description: String { "<Node: 0x7ffee3b2c0d8>" }
  }

  struct Page: Encodable {
    enum Kind: String, Encodable { case plain }
    var title = "Sport"
    var tags: Set<String> = ["b", "a", "c"]
    var sizes = ["wide": 2, "narrow": 1]
    var note: String?
    var kind = Kind.plain
    var point = (1, 2.5)

    enum CodingKeys: CodingKey { case title, note, kind }
  }

  @Test("A dump sorts what has no order, one part a line")
  func dump() throws {
    #expect(
      ValueDump.text(of: Page()) == """
        ▿ Page
          - title: "Sport"
          ▿ tags: 3 members
            - "a"
            - "b"
            - "c"
          ▿ sizes: 2 key/value pairs
            ▿ (2 elements)
              - key: "narrow"
              - value: 1
            ▿ (2 elements)
              - key: "wide"
              - value: 2
          - note: Optional<String>.none
          - kind: Kind.plain
          ▿ point: (2 elements)
            - .0: 1
            - .1: 2.5

        """)
  }

  @Test("A dump ends in cycles, holds no addresses, and keeps line breaks on their line")
  func cycles() {
    let node = Node("a\nb")
    node.next = node
    let text = ValueDump.text(of: node)
    #expect(text.contains("(circular reference)"))
    #expect(text.contains(#"name: "a\nb""#))
    #expect(text.firstMatch(of: /0x[0-9a-f]{6,}/) == nil)
  }

  @Test("JSON has sorted keys")
  func json() throws {
    let workshop = try Workshop()
    _ = workshop.verify(Page(), as: .json)
    #expect(
      workshop.bytes("testPage.home.json").map { String(decoding: $0, as: UTF8.self) } == """
        {
          "kind" : "plain",
          "title" : "Sport"
        }
        """)
  }

  @Test("A difference shows four lines around each change, in the form that patch takes")
  func difference() {
    let old = (1...30).map { "line \($0)" }.joined(separator: "\n")
    let new = old.replacing("line 10\n", with: "line ten\n").replacing("line 30", with: "line 30\nline 31")
    #expect(
      LineDifference(from: old, to: new).description == """
        @@ -6,9 +6,9 @@
         line 6
         line 7
         line 8
         line 9
        -line 10
        +line ten
         line 11
         line 12
         line 13
         line 14
        @@ -27,4 +27,5 @@
         line 27
         line 28
         line 29
         line 30
        +line 31
        """)
  }

  @Test("Texts that look alike but are other bytes differ, and line endings show")
  func bytes() throws {
    #expect(try Diffing.lines.diff("e\u{301}", "\u{e9}") != nil)
    #expect(try Diffing.lines.diff("a\r\nb", "a\nb")?.0.contains("-a\\r") == true)
  }

  @Test("Strategies are pulled back, by value and by callback, with their extension")
  func pullback() throws {
    let workshop = try Workshop()
    let count = SimplySnapshotting<String>.lines.pullback { (numbers: [Int]) in
      numbers.map(String.init).joined(separator: "\n")
    }
    _ = workshop.verify([1, 2], as: count)
    #expect(workshop.bytes("testPage.home.txt") == Data("1\n2".utf8))
    let later = SimplySnapshotting<String>.lines.asyncPullback { (number: Int) in Async(value: number).map { "\($0)" } }
    _ = workshop.verify(7, as: later, named: "later")
    #expect(workshop.bytes("testPage.later.txt") == Data("7".utf8))
  }
}
