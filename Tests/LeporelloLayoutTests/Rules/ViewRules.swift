// Rules R24 to R36: the other views, direction, pixels, custom layouts and grids.

import LeporelloGraphics
import LeporelloLayout
import Testing

@Suite("Other views, direction and pixels")
struct ViewRules {
  @Test("R24: a spacer grows along its stack, along both axes outside one, and is at least 8")
  func r24() {
    var (inside, outside) = (0, 0)
    let row = Laid(100, 20) { tree in
      inside = tree.spacer()
      return tree.hstack([tree.box(96, 5), inside])
    }
    #expect(row[inside] == [94, 10, 8, 0])
    let alone = Laid(100, 20) { tree in
      outside = tree.spacer()
      return outside
    }
    #expect(alone[outside] == [0, 0, 100, 20])
  }

  @Test("R25: a divider lies across its stack and is one pixel thick")
  func r25() {
    var divider = 0
    let row = Laid(100, 20, scale: 2) { tree in
      divider = tree.divider()
      return tree.hstack([tree.shape(), divider, tree.shape()], spacing: 0)
    }
    #expect(row[divider] == [49.75, 0, 0.5, 20])
  }

  @Test("R26: aspectRatio changes the proposal only, and nil takes the ratio of the ideal size")
  func r26() {
    var child = 0
    func laid(_ ratio: CGFloat?, _ mode: ContentMode) -> [Double] {
      Laid(100, 100) { tree in
        child = tree.slot(ideal: CGSize(width: 20, height: 40))
        return tree.aspectRatio(child, ratio, mode)
      }[child]
    }
    #expect(laid(16.0 / 9, .fit) == [0, 21.875, 100, 56.25])
    #expect(laid(16.0 / 9, .fill) == [-38.889, 0, 177.778, 100])
    #expect(laid(nil, .fit) == [25, 0, 50, 100])
    #expect(laid(-1, .fit) == [25, 0, 50, 100])
  }

  @Test("R27: a ZStack is as large as its children of the highest priority")
  func r27() {
    var (small, shape) = (0, 0)
    let laid = Laid(200, 200) { tree in
      (small, shape) = (tree.box(60, 60), tree.shape())
      return tree.zstack([tree.layoutPriority(small, 1), shape])
    }
    #expect([laid[small], laid[shape]] == [[70, 70, 60, 60], [70, 70, 60, 60]])
  }

  @Test("R28: background and overlay are proposed the primary's size and change nothing")
  func r28() {
    var (first, second) = (0, 0)
    let laid = Laid(100, 100) { tree in
      (first, second) = (tree.box(40, 40), tree.box(10, 10))
      return tree.background(tree.overlay(first, second, alignment: .topTrailing), tree.shape())
    }
    #expect([laid[first], laid[second]] == [[30, 30, 40, 40], [60, 30, 10, 10]])
  }

  @Test("R29: position takes all the space; offset moves without changing the layout")
  func r29() {
    var (placed, moved, next) = (0, 0, 0)
    let positioned = Laid(100, 100) { tree in
      placed = tree.box(20, 20)
      return tree.position(placed, x: 30, y: 80)
    }
    #expect(positioned[placed] == [20, 70, 20, 20])
    let offset = Laid(100, 20) { tree in
      (moved, next) = (tree.box(20, 20), tree.box(20, 20))
      return tree.hstack([tree.offset(moved, x: 7, y: -3), next], spacing: 0)
    }
    #expect([offset[moved], offset[next]] == [[37, -3, 20, 20], [50, 0, 20, 20]])
  }

  @Test("R30: a geometry reader takes the proposal and puts children at its upper leading corner")
  func r30() {
    var (child, reader) = (0, 0)
    let laid = Laid(100, 50) { tree in
      child = tree.box(20, 20)
      reader = tree.geometryReader([child])
      return reader
    }
    #expect([laid[reader], laid[child]] == [[0, 0, 100, 50], [0, 0, 20, 20]])
  }

  @Test("R31: a page keeps clear of a bar at any edge")
  func r31() {
    func frames(_ edge: Edge) -> [[Double]] {
      var (page, bar) = (0, 0)
      let laid = Laid(100, 200) { tree in
        page = tree.shape()
        bar =
          edge == .top || edge == .bottom ? tree.frame(tree.shape(), height: 50) : tree.frame(tree.shape(), width: 30)
        return tree.safeAreaInset(page, edge: edge, bar: bar, spacing: 0)
      }
      return [laid[page], laid[bar]]
    }
    #expect(frames(.bottom) == [[0, 0, 100, 150], [0, 150, 100, 50]])
    #expect(frames(.top) == [[0, 50, 100, 150], [0, 0, 100, 50]])
    #expect(frames(.leading) == [[30, 0, 70, 200], [0, 0, 30, 200]])
    #expect(frames(.trailing) == [[0, 0, 70, 200], [70, 0, 30, 200]])
  }

  @Test("R32: ViewThatFits shows the first that fits, else the last, and hides the others")
  func r32() {
    var children: [Int] = []
    func shown(_ room: CGFloat) -> [Bool] {
      let laid = Laid(room, 100) { tree in
        children = [tree.box(300, 20), tree.box(150, 20), tree.box(50, 20)]
        return tree.viewThatFits(children, in: .horizontal)
      }
      return children.map { laid.result.isPlaced[$0] }
    }
    #expect(shown(400) == [true, false, false])
    #expect(shown(200) == [false, true, false])
    #expect(shown(20) == [false, false, true])
  }

  @Test("R33: from right to left every frame is mirrored")
  func r33() {
    func frames(_ direction: LayoutDirection) -> [[Double]] {
      var nodes: [Int] = []
      let laid = Laid(100, 20, direction: direction) { tree in
        nodes = [tree.box(20, 20), tree.padding(tree.box(10, 10), EdgeInsets(5, on: .leading)), tree.shape()]
        return tree.hstack(nodes, alignment: .top, spacing: 3)
      }
      return nodes.map { laid[$0] }
    }
    let mirrored = frames(.rightToLeft).map { [100 - $0[0] - $0[2], $0[1], $0[2], $0[3]] }
    #expect(frames(.leftToRight) == mirrored)
  }

  @Test("R34: corners are rounded to pixels, halves up, so that tiles never gap")
  func r34() {
    var tiles: [Int] = []
    let laid = Laid(100, 10) { tree in
      tiles = (0..<3).map { _ in tree.shape() }
      return tree.hstack(tiles, spacing: 0)
    }
    #expect(tiles.map { laid.pixels($0)[0] } == [0, 33, 67])
    #expect(tiles.map { laid.pixels($0)[2] } == [33, 34, 33])
    let twice = Laid(100, 10, scale: 2) { tree in
      tiles = (0..<3).map { _ in tree.shape() }
      return tree.hstack(tiles, spacing: 0)
    }
    #expect(tiles.map { twice.pixels($0)[0] } == [0, 33.5, 66.5])
    let left = Laid(5, 1) { tree in
      tiles = [tree.fixed(CGSize(width: 6, height: 1))]
      return tiles[0]
    }
    #expect(left.pixels(tiles[0]) == [0, 0, 6, 1])
  }

  @Test("R36: a lazy grid gives fixed columns first and shares the rest")
  func r36lazy() {
    var cells: [Int] = []
    let laid = Laid(200, 100) { tree in
      cells = (0..<4).map { _ in tree.box(10, 20) }
      let items = [
        GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40)),
      ]
      return tree.lazyVGrid(cells, columns: items, alignment: .leading, spacing: 4)
    }
    #expect(cells.map { laid[$0] } == [[0, 28, 10, 20], [78, 28, 10, 20], [143, 28, 10, 20], [0, 52, 10, 20]])
  }

  @Test("R36: a grid's columns are as wide as their widest cell, and flexible ones share the rest")
  func r36grid() {
    var cells: [Int] = []
    let laid = Laid(100, 60) { tree in
      cells = [tree.box(20, 10), tree.shape(), tree.box(30, 20), tree.box(10, 10), tree.shape()]
      let rows = [tree.gridRow([cells[0], cells[1]]), tree.gridRow([cells[2], cells[3]]), cells[4]]
      return tree.grid(rows, alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 0)
    }
    #expect(
      cells.map { laid[$0] } == [
        [0, 0, 20, 10], [40, 0, 60, 20], [0, 20, 30, 20], [40, 20, 10, 10], [0, 40, 100, 20],
      ])
  }

  @Test("A scroll view shows its content moved, and a lazy stack places only what is seen")
  func scroll() {
    var rows: [Int] = []
    let laid = Laid(100, 50) { tree in
      rows = (0..<100).map { _ in tree.frame(tree.shape(), height: 20) }
      return tree.scroll(tree.lazyVStack(rows, spacing: 0), offset: CGPoint(x: 0, y: 30))
    }
    #expect(rows.indices.filter { laid.result.isPlaced[rows[$0]] } == [1, 2, 3, 4])
    #expect(laid[rows[2]] == [0, 10, 100, 20])
  }
}
