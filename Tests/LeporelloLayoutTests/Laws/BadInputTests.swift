// Numbers that no layout can have, and trees deeper than a thread's stack.

import LeporelloGraphics
import LeporelloLayout
import Testing

@Suite("Bad input is repaired and reported")
struct BadInputTests {
  static let wrong: [CGFloat] = [-.infinity, -7, -0.0, 0, .leastNonzeroMagnitude, 1e300, .infinity, .nan]

  @Test("No number in any place is a trap, and all frames are numbers", arguments: wrong)
  func anyNumber(_ number: CGFloat) {
    var tree = LayoutTree()
    let leaves = [
      tree.fixed(CGSize(width: number, height: number)), tree.spacer(minLength: number),
      tree.frame(tree.shape(), width: number, height: 5),
      tree.flexFrame(tree.shape(), minWidth: number, idealWidth: number, maxWidth: number, maxHeight: number),
      tree.padding(tree.shape(), EdgeInsets(number, on: .all)), tree.aspectRatio(tree.shape(), number, .fill),
      tree.offset(tree.shape(), x: number, y: number), tree.position(tree.shape(), x: number, y: number),
      tree.layoutPriority(tree.shape(), Double(number)), tree.slot(ideal: CGSize(width: number, height: number)),
    ]
    let row = tree.hstack(leaves, spacing: number)
    let grid = tree.lazyVGrid(
      [tree.shape(), tree.shape()], columns: [GridItem(.fixed(number)), GridItem(.flexible(minimum: number))],
      spacing: number)
    let table = tree.grid([tree.gridRow([tree.shape(), tree.shape()])], horizontalSpacing: number)
    let flex = tree.custom(FlexLayout(columnGap: number), [tree.shape(), tree.text(AreaText.block(90))])
    tree.root = tree.vstack([row, grid, table, flex, tree.scroll(tree.shape(), offset: CGPoint(x: number, y: 0))])
    for size in [CGSize(width: 100, height: 100), CGSize(width: number, height: 100)] {
      let result = tree.layout(in: size, measurer: AreaText(), scale: number)
      #expect(result.frames.count == tree.nodes.count)
      #expect(!result.frames.contains { $0.minX.isNaN || $0.minY.isNaN || $0.width.isNaN || $0.height.isNaN })
    }
  }

  @Test("A warning names the place where the node was written")
  func place() {
    var tree = LayoutTree()
    let inner = tree.shape()
    let frame = tree.frame(inner, width: -3)
    tree.describe(frame, place: SourcePlace(file: "Demo/Page.swift", line: 12), name: "Title")
    let result = tree.layout(in: CGSize(width: 10, height: 10), measurer: AreaText())
    #expect(
      result.warnings.map(\.description) == [
        "Demo/Page.swift:12: badBound: Title: width -3.0 counts as not given"
      ])
  }

  @Test("Ten thousand levels do not overflow the stack", arguments: [false, true])
  func deep(_ hasText: Bool) {
    var tree = LayoutTree()
    var node = hasText ? tree.text(AreaText.block(300)) : tree.shape()
    let leaf = node
    for level in 0..<10_000 {
      switch level % 4 {
      case 0: node = tree.hstack([node, tree.shape()], spacing: 0)
      case 1: node = tree.padding(node, EdgeInsets())
      case 2: node = tree.vstack([node, tree.spacer(minLength: 0)], spacing: 0)
      default: node = tree.flexFrame(node, minWidth: 1)
      }
    }
    let result = tree.layout(in: CGSize(width: 1000, height: 1000), measurer: AreaText())
    #expect(result.frames[leaf].width >= 0)
    #expect(tree.explain(in: CGSize(width: 10, height: 10), measurer: AreaText()).entries.count == tree.nodes.count)
  }

  @Test("An empty tree has no frames")
  func empty() {
    #expect(LayoutTree().layout(in: CGSize(width: 10, height: 10), measurer: AreaText()).frames.isEmpty)
  }
}
