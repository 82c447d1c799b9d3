// Rows and columns: priorities, minima, shares, spacers and their spacing.

import LeporelloGraphics
import LeporelloLayout

extension DerivedFrames {
  static let rows: [DerivedFrames] = [
    .row("Three priorities: each group leaves the minima of all below it", 100, [30, 50, 20]) { tree in
      let (first, second, last) = (tree.wide(nil, 30), tree.shape(), tree.wide(20, nil))
      return [tree.layoutPriority(first, 2), tree.layoutPriority(second, 1), last]
    },
    .row("Two of the higher priority share all, the third has its minimum of 0", 100, [50, 50, 0]) { tree in
      let (a, b) = (tree.shape(), tree.shape())
      return [tree.layoutPriority(a, 1), tree.layoutPriority(b, 1), tree.shape()]
    },
    .row("A priority below 0 still comes before spacers", 100, [10, 60, 30]) { tree in
      let low = tree.shape()
      return [tree.spacer(minLength: 10), tree.layoutPriority(low, -1), tree.box(30, 5)]
    },
    .row("Minima that do not fit together overflow", 100, [60, 60]) { tree in
      let high = tree.wide(60, nil)
      return [tree.layoutPriority(high, 1), tree.wide(60, nil)]
    },
    .row("Spacers without a minimum share what is left", 100, [20, 20, 20, 20, 20]) { tree in
      [
        tree.spacer(minLength: 0), tree.box(20, 5), tree.spacer(minLength: 0), tree.box(20, 5),
        tree.spacer(minLength: 0),
      ]
    },
    .row("Of two spacers the one with the larger minimum is served first", 100, [30, 20, 50]) { tree in
      [tree.spacer(minLength: 0), tree.box(20, 5), tree.spacer(minLength: 50)]
    },
    .row("What is left is never below 0", 50, [40, 40, 0]) { [$0.box(40, 5), $0.box(40, 5), $0.shape()] },
    .row("Spans of flexibility decide the order of shares", 120, [30, 45, 45]) {
      [$0.wide(10, 30), $0.wide(10, 50), $0.shape()]
    },
    .row("Equal flexibility shares evenly below the maxima", 30, [10, 10, 10]) {
      [$0.wide(nil, 20), $0.wide(nil, 20), $0.wide(nil, 20)]
    },
    .row("A row of higher priority takes what the other's minimum leaves", 100, [70, 30]) { tree in
      let inner = tree.hstack([tree.shape(), tree.box(20, 5)], spacing: 0)
      return [tree.layoutPriority(inner, 1), tree.wide(30, nil)]
    },
    .row("A child's priority does not leave its row", 100, [50, 50]) { tree in
      let shape = tree.shape()
      return [tree.hstack([tree.layoutPriority(shape, 5)], spacing: 0), tree.shape()]
    },
    .row("Three shapes have 8 between them", 116, [33.333, 33.333, 33.333], spacing: nil) {
      [$0.shape(), $0.shape(), $0.shape()]
    },
    .row("A spacer between shapes has its least length and no gaps", 100, [46, 8, 46], spacing: nil) {
      [$0.shape(), $0.spacer(), $0.shape()]
    },
    .row("An overlay larger than its primary does not count", 100, [20, 80]) { tree in
      let (small, large) = (tree.box(20, 5), tree.box(60, 5))
      return [tree.overlay(small, large), tree.shape()]
    },
    .row("ViewThatFits counts between its largest and its last child", 100, [20, 50]) { tree in
      let fits = tree.viewThatFits([tree.box(60, 5), tree.box(20, 5)])
      return [fits, tree.box(50, 5)]
    },
    .row("A negative gap gives the children more", 100, [60, 60], spacing: -20) { [$0.shape(), $0.shape()] },
    .row("A frame between bounds answers its clamped share, its child's length aside", 100, [40, 60]) { tree in
      let wide = tree.box(90, 5)
      return [tree.flexFrame(wide, minWidth: 10, maxWidth: 40), tree.shape()]
    },
    .row("A shape of a ratio is served before an endless one", 100, [40, 60]) { tree in
      let shape = tree.shape()
      return [tree.aspectRatio(shape, 2, .fit), tree.shape()]
    },
  ]

  static let stacks: [DerivedFrames] = [
    DerivedFrames("In a column priorities work down", 20, 100, [[0, 0, 20, 25], [0, 25, 20, 75]]) { tree in
      let (inner, high) = (tree.shape(), tree.shape())
      let low = tree.flexFrame(inner, minHeight: 25)
      return (tree.vstack([low, tree.layoutPriority(high, 1)], spacing: 0), [low, high])
    },
    DerivedFrames(
      "A column in a row is proposed its share, and its shape takes that", 100, 50,
      [[15, 0, 20, 10], [0, 10, 50, 40], [50, 0, 50, 50]]
    ) { tree in
      let (box, below, beside) = (tree.box(20, 10), tree.shape(), tree.shape())
      return (tree.hstack([tree.vstack([box, below], spacing: 0), beside], spacing: 0), [box, below, beside])
    },
    DerivedFrames(
      "A column that needs more than its share leaves the rest; its shape keeps to the proposal", 30, 50,
      [[0, 0, 20, 10], [2.5, 10, 15, 40], [20, 0, 10, 50]]
    ) { tree in
      let (box, below, beside) = (tree.box(20, 10), tree.shape(), tree.shape())
      return (tree.hstack([tree.vstack([box, below], spacing: 0), beside], spacing: 0), [box, below, beside])
    },
    DerivedFrames("A spacer has no width in a column", 100, 100, [[40, 0, 20, 10], [45, 90, 10, 10]]) { tree in
      let (a, b) = (tree.box(20, 10), tree.box(10, 10))
      return (tree.vstack([a, tree.spacer(), b]), [a, b])
    },
    DerivedFrames("Tops in a row stand on one line", 100, 100, [[40, 35, 10, 30], [50, 35, 10, 10]]) { tree in
      let (a, b) = (tree.box(10, 30), tree.box(10, 10))
      return (tree.hstack([a, b], alignment: .top, spacing: 0), [a, b])
    },
    DerivedFrames("Bottoms in a row stand on one line", 100, 100, [[40, 35, 10, 30], [50, 55, 10, 10]]) { tree in
      let (a, b) = (tree.box(10, 30), tree.box(10, 10))
      return (tree.hstack([a, b], alignment: .bottom, spacing: 0), [a, b])
    },
    DerivedFrames("Trailing edges in a column stand on one line", 100, 100, [[35, 40, 30, 10], [55, 50, 10, 10]]) {
      tree in
      let (a, b) = (tree.box(30, 10), tree.box(10, 10))
      return (tree.vstack([a, b], alignment: .trailing, spacing: 0), [a, b])
    },
    DerivedFrames(
      "A stated guide goes through a frame that moves its child", 100, 100, [[40, 45, 10, 10], [50, 50, 10, 10]]
    ) {
      tree in
      let (a, b) = (tree.box(10, 10), tree.box(10, 10))
      let tall = tree.frame(tree.alignmentGuide(a, .top) { _ in 5 }, height: 30)
      return (tree.hstack([tall, b], alignment: .top, spacing: 0), [a, b])
    },
    DerivedFrames(
      "A stated guide goes through an overlay and padding", 100, 100, [[42.5, 40.5, 10, 10], [52.5, 49.5, 10, 10]]
    ) {
      tree in
      let (a, b) = (tree.box(10, 10), tree.box(10, 10))
      let guided = tree.overlay(tree.alignmentGuide(a, .top) { _ in 9 }, tree.shape())
      let padded = tree.padding(guided, EdgeInsets(5, on: .leading))
      return (tree.hstack([padded, b], alignment: .top, spacing: 0), [a, b])
    },
    DerivedFrames(
      "A column does not pass on a built-in edge that a child states", 100, 100, [[40, 40, 10, 10], [50, 40, 10, 10]]
    ) {
      tree in
      let (a, b, c) = (tree.box(10, 10), tree.box(10, 10), tree.box(10, 10))
      let column = tree.vstack([tree.alignmentGuide(a, .top) { _ in 5 }, b], spacing: 0)
      return (tree.hstack([column, c], alignment: .top, spacing: 0), [a, c])
    },
    DerivedFrames("A ratio in a row takes its width from the height", 100, 40, [[0, 0, 20, 40], [20, 0, 80, 40]]) {
      tree in
      let (a, b) = (tree.shape(), tree.shape())
      return (tree.hstack([tree.aspectRatio(a, 0.5, .fit), b], spacing: 0), [a, b])
    },
    DerivedFrames(
      "A geometry reader takes its share and starts at its corner", 100, 20, [[0, 0, 70, 20], [0, 0, 10, 10]]
    ) {
      tree in
      let child = tree.box(10, 10)
      let reader = tree.geometryReader([child])
      return (tree.hstack([reader, tree.box(30, 5)], spacing: 0), [reader, child])
    },
    DerivedFrames("A position in a row takes its share, and its child stands at the point", 100, 20, [[0, 0, 10, 10]]) {
      tree in
      let child = tree.box(10, 10)
      return (tree.hstack([tree.position(child, x: 5, y: 5), tree.box(40, 5)], spacing: 0), [child])
    },
    DerivedFrames(
      "A divider in a column lies level, half a point thick at scale 2", 100, 21, [[0, 10.25, 100, 0.5]], scale: 2
    ) {
      tree in
      let line = tree.divider()
      return (tree.vstack([tree.shape(), line, tree.shape()], spacing: 0), [line])
    },
    DerivedFrames("A divider in a row is a third of a point at scale 3", 100, 20, [[49.833, 0, 0.333, 20]], scale: 3) {
      tree in
      let line = tree.divider()
      return (tree.hstack([tree.box(40, 5), line, tree.box(40, 5)], spacing: 0), [line])
    },
    DerivedFrames("Ideal lengths in a row that is proposed none", 100, 20, [[32.5, 0, 25, 20], [57.5, 7.5, 10, 5]]) {
      tree in
      let (inner, box) = (tree.shape(), tree.box(10, 5))
      let framed = tree.flexFrame(inner, minWidth: 5, idealWidth: 25)
      let row = tree.hstack([framed, box], spacing: 0)
      return (tree.fixedSize(row, horizontal: true, vertical: false), [framed, box])
    },
  ]
}
