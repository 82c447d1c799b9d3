// Frames, paddings, ratios, layers, insets, grids, direction.

import LeporelloGraphics
import LeporelloLayout

extension DerivedFrames {
  static let wrappers: [DerivedFrames] = [
    DerivedFrames("A least width larger than the child", 100, 100, [[10, 40, 80, 20], [25, 40, 50, 20]]) { tree in
      let child = tree.box(50, 20)
      let frame = tree.flexFrame(child, minWidth: 80)
      return (frame, [frame, child])
    },
    DerivedFrames(
      "A least width reports no more than was proposed", 100, 100, [[0, 40, 100, 20], [-25, 40, 150, 20]]
    ) {
      tree in
      let child = tree.box(150, 20)
      let frame = tree.flexFrame(child, minWidth: 80)
      return (frame, [frame, child])
    },
    DerivedFrames("A greatest width is filled up to it", 100, 100, [[10, 40, 80, 20], [25, 40, 50, 20]]) { tree in
      let child = tree.box(50, 20)
      let frame = tree.flexFrame(child, maxWidth: 80)
      return (frame, [frame, child])
    },
    DerivedFrames(
      "Both bounds: the proposal decides, the child overflows", 40, 100, [[0, 45, 40, 10], [-5, 45, 50, 10]]
    ) {
      tree in
      let child = tree.box(50, 10)
      let frame = tree.flexFrame(child, minWidth: 20, maxWidth: 60)
      return (frame, [frame, child])
    },
    DerivedFrames("Proposed nothing, an ideal width is the answer", 100, 20, [[30, 0, 40, 20]]) { tree in
      let frame = tree.flexFrame(tree.shape(), minWidth: 20, idealWidth: 40, maxWidth: 60)
      return (tree.fixedSize(frame, horizontal: true, vertical: false), [frame])
    },
    DerivedFrames("Proposed nothing and without an ideal, the child's 10 are clamped", 100, 20, [[40, 0, 20, 20]]) {
      tree in
      let frame = tree.flexFrame(tree.shape(), minWidth: 20, maxWidth: 60)
      return (tree.fixedSize(frame, horizontal: true, vertical: false), [frame])
    },
    DerivedFrames("Proposed nothing, a greatest width bounds the child's own", 100, 20, [[30, 5, 40, 10]]) { tree in
      let frame = tree.flexFrame(tree.box(50, 10), maxWidth: 40)
      return (tree.fixedSize(frame), [frame])
    },
    DerivedFrames("A fixed frame around an endless one", 100, 100, [[30, 0, 40, 100]]) { tree in
      let inner = tree.flexFrame(tree.shape(), maxWidth: .infinity)
      return (tree.frame(inner, width: 40), [inner])
    },
    DerivedFrames("An endless frame puts its child at the lower trailing corner", 100, 100, [[80, 90, 20, 10]]) {
      tree in
      let child = tree.box(20, 10)
      return (
        tree.flexFrame(child, maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing), [child]
      )
    },
    DerivedFrames("A frame smaller than its child, aligned trailing", 100, 100, [[10, 40, 60, 20]]) { tree in
      let child = tree.box(60, 20)
      return (tree.frame(child, width: 40, alignment: .trailing), [child])
    },
    DerivedFrames("Paddings on two sides add up", 100, 100, [[15, 10, 75, 80]]) { tree in
      let child = tree.shape()
      return (tree.padding(tree.padding(child, EdgeInsets(5, on: .leading)), EdgeInsets(10, on: .all)), [child])
    },
    DerivedFrames("A negative padding proposes more", 100, 100, [[-10, -10, 120, 120]]) { tree in
      let child = tree.shape()
      return (tree.padding(child, EdgeInsets(-10, on: .all)), [child])
    },
    DerivedFrames("A negative padding larger than the child answers 0", 100, 100, [[50, 50, 0, 0], [35, 35, 20, 20]]) {
      tree in
      let child = tree.box(20, 20)
      let padding = tree.padding(child, EdgeInsets(-15, on: .all))
      return (padding, [padding, child])
    },
    DerivedFrames("A padding larger than the proposal leaves 0", 100, 100, [[-10, -10, 120, 120], [50, 50, 0, 0]]) {
      tree in
      let child = tree.shape()
      let padding = tree.padding(child, EdgeInsets(60, on: .all))
      return (padding, [padding, child])
    },
    DerivedFrames("A ratio fits", 100, 100, [[0, 25, 100, 50]]) { tree in
      let child = tree.shape()
      return (tree.aspectRatio(child, 2, .fit), [child])
    },
    DerivedFrames("A ratio fills and overflows", 100, 100, [[-50, 0, 200, 100]]) { tree in
      let child = tree.shape()
      return (tree.aspectRatio(child, 2, .fill), [child])
    },
    DerivedFrames("A ratio proposed nothing passes that on", 100, 100, [[45, 45, 10, 10]]) { tree in
      let child = tree.shape()
      return (tree.fixedSize(tree.aspectRatio(child, 2, .fit)), [child])
    },
    DerivedFrames("A ratio proposed one length finds the other", 100, 40, [[10, 0, 80, 40]]) { tree in
      let child = tree.shape()
      let ratio = tree.aspectRatio(child, 2, .fit)
      return (tree.fixedSize(ratio, horizontal: true, vertical: false), [child])
    },
    DerivedFrames("A ratio does not change what ignores proposals", 100, 100, [[35, 35, 30, 30]]) { tree in
      let child = tree.fixed(CGSize(width: 30, height: 30))
      return (tree.aspectRatio(child, 2, .fit), [child])
    },
    DerivedFrames("Two ratios in each other: the inner one decides", 100, 100, [[25, 25, 50, 50]]) { tree in
      let child = tree.shape()
      return (tree.aspectRatio(tree.aspectRatio(child, 1, .fit), 2, .fit), [child])
    },
    DerivedFrames("Text at its ideal width only", 40, 100, [[-10, 45, 60, 10]]) { tree in
      let text = tree.text(AreaText.block(600))
      return (tree.fixedSize(text, horizontal: true, vertical: false), [text])
    },
    DerivedFrames("Text at its ideal height only", 40, 5, [[0, -5, 40, 15]]) { tree in
      let text = tree.text(AreaText.block(600))
      return (tree.fixedSize(text, horizontal: false, vertical: true), [text])
    },
  ]

  static let layers: [DerivedFrames] = [
    DerivedFrames(
      "Layers at the upper leading corner of the largest of each side", 100, 100,
      [[20, 20, 20, 60], [20, 20, 60, 20]]
    ) {
      tree in
      let (a, b) = (tree.box(20, 60), tree.box(60, 20))
      return (tree.zstack([a, b], alignment: .topLeading), [a, b])
    },
    DerivedFrames("Layers at the lower trailing corner", 100, 100, [[60, 20, 20, 60], [20, 60, 60, 20]]) { tree in
      let (a, b) = (tree.box(20, 60), tree.box(60, 20))
      return (tree.zstack([a, b], alignment: .bottomTrailing), [a, b])
    },
    DerivedFrames("A layer that states its leading edge is moved", 100, 100, [[30, 30, 40, 40], [45, 30, 10, 10]]) {
      tree in
      let (a, b) = (tree.box(40, 40), tree.box(10, 10))
      let moved = tree.alignmentGuide(b, HorizontalAlignment.leading) { _ in -15 }
      return (tree.zstack([a, moved], alignment: .topLeading), [a, b])
    },
    DerivedFrames("An overlay at a corner overflows away from it", 100, 100, [[30, 30, 40, 40], [10, 30, 60, 10]]) {
      tree in
      let (a, b) = (tree.box(40, 40), tree.box(60, 10))
      return (tree.overlay(a, b, alignment: .topTrailing), [a, b])
    },
    DerivedFrames("A background is as large as the padded primary", 100, 100, [[40, 40, 20, 20], [35, 35, 30, 30]]) {
      tree in
      let (a, b) = (tree.box(20, 20), tree.shape())
      return (tree.background(tree.padding(a, EdgeInsets(5, on: .all)), b), [a, b])
    },
    DerivedFrames("An offset moves what is shown", 100, 100, [[70, 40, 20, 20]]) { tree in
      let child = tree.box(20, 20)
      return (tree.offset(child, x: 30), [child])
    },
    DerivedFrames("A bar below with the pair's own spacing", 100, 100, [[0, 0, 100, 72], [40, 80, 20, 20]]) { tree in
      let (page, bar) = (tree.shape(), tree.box(20, 20))
      return (tree.safeAreaInset(page, edge: .bottom, bar: bar), [page, bar])
    },
    DerivedFrames("Bars at two edges", 100, 100, [[0, 30, 100, 50]]) { tree in
      let page = tree.shape()
      let lower = tree.safeAreaInset(page, edge: .bottom, bar: tree.box(20, 20), spacing: 0)
      return (tree.safeAreaInset(lower, edge: .top, bar: tree.box(20, 30), spacing: 0), [page])
    },
    DerivedFrames("A flexible bar leaves the page its minimum", 100, 100, [[0, 0, 100, 30], [0, 30, 100, 70]]) { tree in
      let (inner, bar) = (tree.shape(), tree.shape())
      let page = tree.flexFrame(inner, minHeight: 30)
      return (tree.safeAreaInset(page, edge: .bottom, bar: bar, spacing: 0), [page, bar])
    },
    DerivedFrames("The first that fits is shown", 100, 100, [[10, 45, 80, 10]]) { tree in
      let fitting = tree.box(80, 10)
      return (tree.viewThatFits([tree.box(120, 10), fitting, tree.box(40, 10)]), [fitting])
    },
    DerivedFrames("An axis that is not looked at may overflow", 100, 100, [[-10, 45, 120, 10]]) { tree in
      let first = tree.box(120, 10)
      return (tree.viewThatFits([first, tree.box(40, 10)], in: .vertical), [first])
    },
    DerivedFrames("The one that is shown is proposed all there is", 100, 20, [[0, 0, 100, 20]]) { tree in
      let first = tree.flexFrame(tree.shape(), minWidth: 30, idealWidth: 50, maxWidth: .infinity)
      return (tree.viewThatFits([first, tree.box(40, 10)]), [first])
    },
    DerivedFrames("A reader proposed nothing is 10 on each side", 100, 100, [[45, 45, 10, 10], [45, 45, 5, 5]]) {
      tree in
      let child = tree.box(5, 5)
      let reader = tree.geometryReader([child])
      return (tree.fixedSize(reader), [reader, child])
    },
  ]

  static let grids: [DerivedFrames] = [
    DerivedFrames(
      "Cells stand in the middle of columns as wide as their widest", 100, 20,
      [[25, 0, 20, 10], [55, 0, 30, 10], [15, 10, 40, 10], [65, 10, 10, 10]]
    ) { tree in
      let cells = [tree.box(20, 10), tree.box(30, 10), tree.box(40, 10), tree.box(10, 10)]
      let rows = [tree.gridRow([cells[0], cells[1]]), tree.gridRow([cells[2], cells[3]])]
      return (tree.grid(rows, horizontalSpacing: 0, verticalSpacing: 0), cells)
    },
    DerivedFrames(
      "A cell over two columns stands in the middle of both", 100, 20,
      [[35, 0, 30, 10], [30, 10, 20, 10], [50, 10, 20, 10]]
    ) {
      tree in
      let cells = [tree.box(30, 10), tree.box(20, 10), tree.box(20, 10)]
      let wide = tree.gridCell(cells[0], GridCell(columns: 2))
      let rows = [tree.gridRow([wide]), tree.gridRow([cells[1], cells[2]])]
      return (tree.grid(rows, horizontalSpacing: 0, verticalSpacing: 0), cells)
    },
    DerivedFrames("A flexible cell takes what a fixed one leaves", 100, 20, [[0, 0, 80, 20], [80, 5, 20, 10]]) { tree in
      let cells = [tree.shape(), tree.box(20, 10)]
      return (tree.grid([tree.gridRow(cells)], horizontalSpacing: 0, verticalSpacing: 0), cells)
    },
    DerivedFrames("A fixed column, a flexible one, and one with a maximum", 100, 10, [[40], [30], [20]]) { tree in
      let cells = [
        tree.frame(tree.shape(), height: 10), tree.frame(tree.shape(), height: 10),
        tree.frame(tree.shape(), height: 10),
      ]
      let items = [
        GridItem(.fixed(40), spacing: 0), GridItem(.flexible(), spacing: 0),
        GridItem(.flexible(maximum: 20), spacing: 0),
      ]
      return (tree.lazyVGrid(cells, columns: items, spacing: 0), cells)
    },
    DerivedFrames(
      "As many adaptive columns as fit with their gaps", 100, 30, [[0, 0, 45, 10], [55, 0, 45, 10], [0, 20, 45, 10]]
    ) {
      tree in
      let cells = [
        tree.frame(tree.shape(), height: 10), tree.frame(tree.shape(), height: 10),
        tree.frame(tree.shape(), height: 10),
      ]
      return (tree.lazyVGrid(cells, columns: [GridItem(.adaptive(minimum: 30), spacing: 10)], spacing: 10), cells)
    },
    DerivedFrames("Adaptive columns keep to their maximum", 100, 10, [[40], [40]]) { tree in
      let cells = [tree.frame(tree.shape(), height: 10), tree.frame(tree.shape(), height: 10)]
      let items = [GridItem(.adaptive(minimum: 30, maximum: 40), spacing: 10)]
      return (tree.lazyVGrid(cells, columns: items, spacing: 0), cells)
    },
  ]

  static let mirrored: [DerivedFrames] = [
    DerivedFrames(
      "A row runs from the right", 100, 20, [[57.5, 5, 10, 10], [32.5, 5, 20, 10]], direction: .rightToLeft
    ) { tree in
      let (a, b) = (tree.box(10, 10), tree.box(20, 10))
      return (tree.hstack([a, b], spacing: 5), [a, b])
    },
    DerivedFrames("Leading padding is at the right", 100, 100, [[0, 0, 90, 100]], direction: .rightToLeft) { tree in
      let child = tree.shape()
      return (tree.padding(child, EdgeInsets(10, on: .leading)), [child])
    },
    DerivedFrames("The leading corner is at the right", 100, 100, [[60, 30, 10, 10]], direction: .rightToLeft) { tree in
      let child = tree.box(10, 10)
      return (tree.zstack([tree.box(40, 40), child], alignment: .topLeading), [child])
    },
    DerivedFrames(
      "A leading bar is at the right", 100, 100, [[0, 0, 70, 100], [70, 0, 30, 100]], direction: .rightToLeft
    ) { tree in
      let (page, bar) = (tree.shape(), tree.frame(tree.shape(), width: 30))
      return (tree.safeAreaInset(page, edge: .leading, bar: bar, spacing: 0), [page, bar])
    },
    DerivedFrames(
      "A grid's first column is at the right", 100, 10, [[80, 0, 20, 10], [0, 0, 80, 10]], direction: .rightToLeft
    ) { tree in
      let cells = [tree.box(20, 10), tree.shape()]
      return (tree.grid([tree.gridRow(cells)], horizontalSpacing: 0, verticalSpacing: 0), cells)
    },
  ]

  private static func thirds(_ scale: CGFloat, _ expected: [[Double]]) -> DerivedFrames {
    DerivedFrames("Thirds of 100 at scale \(scale)", 100, 10, expected, scale: scale) { tree in
      let tiles = [tree.shape(), tree.shape(), tree.shape()]
      return (tree.hstack(tiles, spacing: 0), tiles)
    }
  }

  static let pixels: [DerivedFrames] = [
    thirds(1, [[0, 0, 33, 10], [33, 0, 34, 10], [67, 0, 33, 10]]),
    thirds(2, [[0, 0, 33.5, 10], [33.5, 0, 33, 10], [66.5, 0, 33.5, 10]]),
    thirds(3, [[0, 0, 33.333, 10], [33.333, 0, 33.333, 10], [66.667, 0, 33.333, 10]]),
    DerivedFrames("Half a pixel below 0 goes up, as halves do", 100, 10, [[0, 0, 101, 10]]) { tree in
      let child = tree.box(101, 10)
      return (child, [child])
    },
    DerivedFrames("A quarter of a point at scale 2 is half a pixel", 100, 10, [[0.5, 0, 99.5, 10]], scale: 2) { tree in
      let child = tree.shape()
      return (tree.padding(child, EdgeInsets(0.25, on: .leading)), [child])
    },
  ]
}
