// Rule R35: layouts of one's own.

import LeporelloGraphics
import LeporelloLayout
import Synchronization
import Testing

/// Columns of equal width, which knows a weight of each child and keeps count in its cache.
private struct Columns: Layout {
  struct Weight: LayoutValueKey { static let defaultValue = 1.0 }

  func makeCache(subviews: Subviews) -> Double { subviews.reduce(0) { $0 + $1[Weight.self] } }
  func spacing(subviews: Subviews, cache: inout Double) -> ViewSpacing { .zero }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Double) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10 * cache, height: 10))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Double) {
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Weight.self] / cache
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Double
  ) -> CGFloat? { guide == .top ? 5 : nil }
}

/// Counts the questions it is asked.
private struct Counting: Layout {
  final class Count: Sendable { let value = Mutex(0) }
  let count: Count

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    count.value.withLock { $0 += 1 }
    return proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

@Suite("Layouts of one's own")
struct LayoutProtocolRules {
  @Test("R35: a layout sizes, places by anchor, keeps a cache and reads its subviews' values")
  func r35() {
    var children: [Int] = []
    let laid = Laid(90, 20) { tree in
      let wide = tree.layoutValue(tree.shape(), key: Columns.Weight.self, value: 2)
      children = [wide, tree.box(10, 10)]
      return tree.custom(AnyLayout(Columns()), children)
    }
    #expect(children.map { laid[$0] } == [[0, 0, 60, 20], [60, 5, 10, 10]])
  }

  @Test("R35: a layout's spacing and stated guides count in the stack around it")
  func r35outside() {
    var (own, box) = (0, 0)
    let laid = Laid(90, 40) { tree in
      own = tree.custom(Columns(), [tree.shape()])
      box = tree.box(30, 20)
      return tree.hstack([tree.frame(own, width: 60, height: 20), box], alignment: .top)
    }
    #expect([laid[own], laid[box]] == [[-4, 7.5, 60, 20], [64, 12.5, 30, 20]])
  }

  @Test("R35: a subview that a layout forgets stands in its middle")
  func forgotten() {
    var child = 0
    let laid = Laid(50, 50) { tree in
      child = tree.box(10, 10)
      return tree.custom(Counting(count: .init()), [child])
    }
    #expect(laid[child] == [20, 20, 10, 10])
  }

  @Test("A child of nested stacks is asked no more than 16 times")
  func questions() {
    let count = Counting.Count()
    _ = Laid(400, 400) { tree in
      var inner = tree.custom(Counting(count: count), [])
      for level in 0..<30 {
        let text = tree.text(AreaText.block(500))
        inner = level % 2 == 0 ? tree.hstack([inner, text, tree.spacer()]) : tree.vstack([inner, tree.shape()])
      }
      return inner
    }
    #expect(count.value.withLock { $0 } <= 16)
  }

  @Test("A flex container proposed 0 answers 0, which is not the least that its content needs")
  func flexMinimum() {
    var (inner, outer) = (0, 0)
    let laid = Laid(40, 20) { tree in
      let leaf = tree.layoutValue(tree.custom(FlexLayout(), []), key: FlexItem.self, value: FlexItem(width: 70))
      inner = tree.custom(FlexLayout(), [leaf])
      outer = tree.custom(FlexLayout(), [inner])
      return outer
    }
    // As an item its automatic minimum is the content's 70; asked for its minimum by a stack it is 0.
    #expect([laid[inner][2], laid[outer][2]] == [70, 40])
    var tree = LayoutTree()
    let leaf = tree.layoutValue(tree.custom(FlexLayout(), []), key: FlexItem.self, value: FlexItem(width: 70))
    let flex = tree.custom(FlexLayout(), [leaf])
    tree.root = tree.hstack([flex, tree.flexFrame(tree.shape(), minWidth: 90)], spacing: 0)
    let row = tree.layout(in: CGSize(width: 100, height: 20), measurer: AreaText())
    #expect(row.frames[flex].width == 10)
  }

  @Test("Flex items wrap, and share the space of their line")
  func flexWrap() {
    var items: [Int] = []
    let laid = Laid(100, 60) { tree in
      items = (0..<3).map { _ in
        tree.layoutValue(
          tree.custom(FlexLayout(), []), key: FlexItem.self, value: FlexItem(grow: 1, width: 40, height: 20))
      }
      return tree.custom(
        FlexLayout(.row, wrap: .wrap, alignContent: .flexStart, columnGap: 10, rowGap: 5), items)
    }
    #expect(items.map { laid[$0] } == [[0, 0, 45, 20], [55, 0, 45, 20], [0, 25, 100, 20]])
  }

  @Test("Flex items stand with their first baselines on one line")
  func flexBaseline() {
    var (small, large) = (0, 0)
    let laid = Laid(100, 60) { tree in
      small = tree.text(AreaText.block(100))
      large = tree.text(AreaText.block(100))
      let raised = tree.layoutValue(
        tree.padding(large, EdgeInsets(12, on: .top)), key: FlexItem.self, value: FlexItem())
      return tree.custom(FlexLayout(.row, alignItems: .baseline), [small, raised])
    }
    #expect(laid[small][1] == laid[large][1])
  }
}
