// Rules R11 to R23: stacks.

import LeporelloGraphics
import LeporelloLayout
import Testing

@Suite("Stacks")
struct StackRules {
  /// The widths of a row's children in a width.
  private func widths(_ room: CGFloat, spacing: CGFloat? = 0, _ build: (inout LayoutTree) -> [Int]) -> [Double] {
    var nodes: [Int] = []
    let laid = Laid(room, 20) { tree in
      nodes = build(&tree)
      return tree.hstack(nodes, spacing: spacing)
    }
    return nodes.map { laid[$0][2] }
  }

  @Test("R11: without a proposal along its axis every child has its ideal length")
  func r11() {
    var (a, b) = (0, 0)
    let laid = Laid(100, 40) { tree in
      (a, b) = (tree.shape(), tree.wide(20, 60))
      return tree.fixedSize(tree.hstack([a, b], spacing: 5), horizontal: true, vertical: false)
    }
    #expect([laid[a], laid[b]] == [[32.5, 0, 10, 40], [47.5, 0, 20, 40]])
  }

  @Test("R12: the least flexible is served first, and of the endlessly flexible the larger minimum")
  func r12() {
    #expect(widths(100) { [$0.shape(), $0.wide(nil, 20)] } == [80, 20])
    // OpenSwiftUI's reading; with source order it would be 38.5 and 73.
    #expect(widths(77) { [$0.shape(), $0.wide(73, nil)] } == [4, 73])
  }

  @Test("R13: priorities come in descending order and leave the minima of those below")
  func r13() {
    let found = widths(100) { tree in
      let (low, high) = (tree.wide(25, nil), tree.shape())
      return [low, tree.layoutPriority(high, 1)]
    }
    #expect(found == [25, 75])
    #expect(widths(100) { [$0.spacer(minLength: 12), $0.shape()] } == [12, 88])
  }

  @Test("R14: each child is offered an even share of what is left, never below 0")
  func r14() {
    #expect(widths(150) { [$0.wide(nil, 100), $0.wide(100, nil)] } == [75, 100])
    #expect(widths(30) { [$0.fixed(CGSize(width: 50, height: 5)), $0.shape()] } == [50, 0])
  }

  @Test("R15: a stack answers its children's lengths with spacing, and what they cover around their guides")
  func r15() {
    var (a, b, stack) = (0, 0, 0)
    let laid = Laid(100, 100) { tree in
      (a, b) = (tree.box(10, 30), tree.box(20, 10))
      let shifted = tree.alignmentGuide(b, .top) { _ in -40 }
      stack = tree.hstack([a, shifted], alignment: .top, spacing: 5)
      return stack
    }
    #expect([laid[stack], laid[a], laid[b]] == [[32.5, 25, 35, 50], [32.5, 25, 10, 30], [47.5, 65, 20, 10]])
  }

  @Test("R16: priority passes fixedSize, guides and overlays, and ends at frames and padding")
  func r16() {
    func first(_ wrap: (inout LayoutTree, Int) -> Int) -> Double {
      widths(100) { tree in
        let marked = tree.layoutPriority(tree.shape(), 1)
        return [wrap(&tree, marked), tree.wide(30, nil)]
      }[0]
    }
    #expect(first { $0.fixedSize($1, horizontal: false, vertical: true) } == 70)
    #expect(first { $0.alignmentGuide($1, .top) { _ in 0 } } == 70)
    #expect(first { $0.overlay($1, $0.shape()) } == 70)
    #expect(first { $0.padding($1, EdgeInsets()) } == 50)
    #expect(first { $0.flexFrame($1, minHeight: 1) } == 50)
  }

  @Test("R17: at placement nil across the axis becomes the final length, and children are sized again")
  func r17() {
    var (text, shape) = (0, 0)
    let laid = Laid(200, 100) { tree in
      (text, shape) = (tree.text(AreaText.block(600)), tree.shape())
      return tree.fixedSize(tree.vstack([text, shape], spacing: 0), horizontal: true, vertical: false)
    }
    #expect([laid[text], laid[shape]] == [[70, 0, 60, 10], [70, 10, 60, 90]])
    // The stack's own proposal is used again, not its size: 75 and not 87.5.
    #expect(widths(150) { [$0.wide(nil, 100), $0.wide(100, nil)] } == [75, 100])
  }

  @Test("R18: spacing nil puts 8 between two views that prefer nothing")
  func r18() { #expect(widths(108, spacing: nil) { [$0.shape(), $0.shape()] } == [50, 50]) }

  @Test("R19: a spacer prefers 0, frames and padded sides drop their child's preference")
  func r19() {
    #expect(widths(100, spacing: nil) { [$0.box(20, 5), $0.spacer(), $0.box(30, 5)] } == [20, 50, 30])
    // A stack has the preference of its last child; a frame around it drops that.
    let bare = widths(100, spacing: nil) { tree in
      let inner = tree.hstack([tree.box(20, 5), tree.spacer()])
      return [inner, tree.box(30, 5)]
    }
    #expect(bare == [70, 30])
    let framed = widths(100, spacing: nil) { tree in
      let inner = tree.hstack([tree.box(20, 5), tree.spacer()])
      return [tree.flexFrame(inner, minWidth: 0), tree.box(30, 5)]
    }
    #expect(framed == [62, 30])
    let padded = widths(100, spacing: nil) { tree in
      let inner = tree.hstack([tree.box(20, 5), tree.spacer()])
      return [tree.padding(inner, EdgeInsets(1, on: .trailing)), tree.box(30, 5)]
    }
    #expect(padded == [62, 30])
    // A spacer alone in a frame keeps its preference.
    let spacer = widths(100, spacing: nil) { tree in
      let gap = tree.spacer()
      return [tree.box(20, 5), tree.frame(gap, width: 10), tree.box(30, 5)]
    }
    #expect(spacer == [20, 10, 30])
  }

  @Test("R20: a stack's minimum is the sum of its children's, but at it it may overflow")
  func r20() {
    #expect(widths(85) { [$0.wide(5, 100), $0.wide(80, nil)] } == [42.5, 80])
  }

  @Test("R21: a stated guide wins, moves with its wrappers, and own guides merge by average")
  func r21() {
    enum Dot: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    let dot = VerticalAlignment(Dot.self)
    var (a, b, c) = (0, 0, 0)
    let laid = Laid(100, 100) { tree in
      (a, b, c) = (tree.box(10, 20), tree.box(10, 20), tree.box(10, 60))
      let first = tree.alignmentGuide(a, dot) { $0.height }
      let second = tree.alignmentGuide(b, dot) { _ in 0 }
      let column = tree.vstack([first, second], spacing: 0)
      let padded = tree.padding(column, EdgeInsets(5, on: .top))
      let third = tree.alignmentGuide(c, dot) { $0.height / 2 }
      return tree.hstack([padded, third], alignment: dot, spacing: 0)
    }
    // The column states 20 and 20: its guide is at 20, with padding at 25; the other's at 30.
    #expect([laid[a][1], laid[b][1], laid[c][1]] == [30, 50, 20])
  }

  @Test("R21: text baselines line up, and views without text stand with their bottom on the line")
  func r21baselines() {
    var (text, tall, shape) = (0, 0, 0)
    let laid = Laid(100, 100) { tree in
      text = tree.text(AreaText.block(100))
      tall = tree.frame(tree.text(AreaText.block(100)), height: 30, alignment: .bottom)
      shape = tree.box(10, 5)
      return tree.hstack([text, tall, shape], alignment: .firstTextBaseline, spacing: 0)
    }
    #expect([laid[text][1], laid[tall][1], laid[shape][1]] == [55, 35, 58])
  }

  @Test("R22: a stack of many unequal children gives each the same as a small one would")
  func r22() {
    let found = widths(3300) { tree in (0..<100).map { tree.wide(CGFloat($0 % 7), CGFloat(10 + ($0 * 37) % 60)) } }
    var order = (0..<100).map { (low: Double($0 % 7), high: Double(10 + ($0 * 37) % 60), place: $0) }
    order.sort { ($0.high - $0.low, $0.place) < ($1.high - $1.low, $1.place) }
    var (rest, expected) = (3300.0, [Double](repeating: 0, count: 100))
    for (turn, child) in order.enumerated() {
      let length = min(max(rest / Double(100 - turn), child.low), child.high)
      expected[child.place] = (length * 1000).rounded() / 1000
      rest -= length
    }
    #expect(found == expected)
  }

  @Test("R23: an empty stack has no size and no preference for space")
  func r23() {
    var empty = 0
    let laid = Laid(100, 20) { tree in
      empty = tree.vstack([])
      return tree.hstack([tree.box(20, 5), empty, tree.box(30, 5)])
    }
    #expect(laid[empty] == [45, 10, 0, 0])
  }
}
