// What the engine says of its decisions.

import LeporelloGraphics
import LeporelloLayout
import Testing

@Suite("Explanations")
struct ExplainTests {
  private func explanation() -> LayoutExplanation {
    var tree = LayoutTree()
    let capped = tree.flexFrame(tree.shape(), maxWidth: 50)
    let kept = tree.flexFrame(tree.shape(), minWidth: 80)
    tree.describe(kept, place: SourcePlace(file: "Demo/Page.swift", line: 3), name: "Sidebar")
    tree.root = tree.hstack([capped, tree.shape(), kept, tree.fixed(CGSize(width: 20, height: 5))], spacing: 0)
    return tree.explain(in: CGSize(width: 200, height: 20), measurer: AreaText())
  }

  @Test("Each node has its proposal, answer, frame and rule, parents first")
  func text() {
    #expect(
      explanation().text == """
        hstack proposed 200x20 answered 200x20 at 0 0 200 20: proposed the whole, centred
          frame proposed 60x20 answered 50x20 at 0 0 50 20: clamped to max 50
            shape proposed 50x20 answered 50x20 at 0 0 50 20: proposed the frame's size
          shape proposed 50x20 answered 50x20 at 50 0 50 20: share 4 of 4
          Sidebar proposed 65x20 answered 80x20 at 100 0 80 20: min 80 reserved @Demo/Page.swift:3
            shape proposed 80x20 answered 80x20 at 100 0 80 20: proposed the frame's size
          fixed proposed 50x20 answered 20x5 at 180 7.5 20 5: fixed 20

        """)
  }

  @Test("The same as JSON can be read back")
  func json() throws {
    let json = try JSONDecoder().decode(JSON.self, from: Data(explanation().json.utf8))
    #expect(json["nodes"].array.count == 7)
    #expect(json["nodes"].array[4]["rule"].string == "min 80 reserved")
    #expect(json["nodes"].array[4]["place"].string == "Demo/Page.swift:3")
  }

  @Test("A stack that needs more than it was given warns once, with its place")
  func overflow() {
    var tree = LayoutTree()
    tree.root = tree.hstack(
      [tree.box(80, 10), tree.box(40, 10)], spacing: 0)
    tree.describe(tree.root, place: SourcePlace(file: "Demo/Page.swift", line: 9))
    let stack = tree.root
    tree.root = tree.frame(stack, width: 100, height: 20)
    let result = tree.layout(in: CGSize(width: 200, height: 20), measurer: AreaText())
    #expect(
      result.warnings.map(\.description) == [
        "Demo/Page.swift:9: overflow: hstack: children need 120 of 100 across"
      ])
  }
}
