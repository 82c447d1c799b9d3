// Frames of containers as descriptions use them, from the rules.

import LeporelloViews
import Testing

struct ContainerLayoutTests {
  private func frames(_ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 100) -> LayoutSnapshot {
    LayoutSnapshot(of: view, in: CGSize(width: width, height: height))
  }

  private func box(_ id: String, _ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height).id(id)
  }

  private func shown(_ snapshot: LayoutSnapshot) -> [Int] { snapshot.frames.keys.compactMap(Int.init).sorted() }

  @Test("A lazy column in a scroll view lays out only the rows that the offset shows")
  func lazyColumn() {
    let view = ScrollView(.vertical, contentOffset: CGPoint(x: 0, y: 1010)) {
      LazyVStack(spacing: 0) {
        ForEach(0..<1000) { Color.red.frame(height: 20).id($0) }
      }
    }
    let snapshot = frames(view)
    #expect(shown(snapshot) == Array(50...55))
    #expect(snapshot[50] == CGRect(x: 0, y: -10, width: 100, height: 20))
    #expect(snapshot[55] == CGRect(x: 0, y: 90, width: 100, height: 20))
  }

  @Test("A lazy row in a scroll view lays out only the cells that the offset shows")
  func lazyRow() {
    let view = ScrollView(.horizontal, contentOffset: CGPoint(x: 95, y: 0)) {
      LazyHStack(alignment: .top, spacing: 10) {
        ForEach(0..<200) { box("\($0)", 30) }
      }
    }
    let snapshot = frames(view)
    #expect(shown(snapshot) == [2, 3, 4])
    #expect(snapshot["2"] == CGRect(x: -15, y: 0, width: 30, height: 10))
    #expect(snapshot["4"] == CGRect(x: 65, y: 0, width: 30, height: 10))
  }

  @Test("A long list lays out only the rows that can be seen")
  func list() {
    let snapshot = frames(List { ForEach(0..<500) { box("\($0)", 30) } }, 100, 132)
    #expect(shown(snapshot) == [0, 1, 2])
    #expect(snapshot.nodes.count < 40)
  }

  @Test("Outside a scroll view a lazy column shows all of its rows")
  func lazyAlone() {
    let snapshot = frames(LazyVStack(alignment: .leading, spacing: 5) { ForEach(0..<4) { box("\($0)", 30) } }, 50, 55)
    #expect(shown(snapshot) == [0, 1, 2, 3])
    #expect(snapshot["3"] == CGRect(x: 0, y: 45, width: 30, height: 10))
  }

  @Test("A grid's columns are as wide as their widest cell, its rows as high as their highest")
  func grid() {
    let view = Grid(horizontalSpacing: 10, verticalSpacing: 5) {
      GridRow {
        box("a", 20); box("b", 30)
      }
      GridRow(alignment: .bottom) {
        box("c", 40, 20); box("d", 10)
      }
      box("across", 60)
    }
    let snapshot = frames(view, 80, 50)
    #expect(snapshot["a"] == CGRect(x: 10, y: 0, width: 20, height: 10))
    #expect(snapshot["b"] == CGRect(x: 50, y: 0, width: 30, height: 10))
    #expect(snapshot["c"] == CGRect(x: 0, y: 15, width: 40, height: 20))
    #expect(snapshot["d"] == CGRect(x: 60, y: 25, width: 10, height: 10))
    #expect(snapshot["across"] == CGRect(x: 10, y: 40, width: 60, height: 10))
  }

  @Test("A cell may span columns")
  func spanningCell() {
    let view = Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box("a", 20); box("b", 30)
      }
      GridRow { box("wide", 40).gridCellColumns(2) }
    }
    let snapshot = frames(view, 50, 20)
    #expect(snapshot["b"] == CGRect(x: 20, y: 0, width: 30, height: 10))
    #expect(snapshot["wide"] == CGRect(x: 0, y: 10, width: 40, height: 10))
  }

  @Test("A lazy grid shares what fixed columns leave among as many columns as fit")
  func lazyGrid() {
    let columns = [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]
    let view = LazyVGrid(columns: columns, spacing: 4) {
      ForEach(0..<4) { Color.red.frame(height: 20).id($0) }
    }
    let snapshot = frames(view, 200, 44)
    #expect(snapshot[0] == CGRect(x: 0, y: 0, width: 70, height: 20))
    #expect(snapshot[1] == CGRect(x: 78, y: 0, width: 57, height: 20))
    #expect(snapshot[2] == CGRect(x: 143, y: 0, width: 57, height: 20))
    #expect(snapshot[3] == CGRect(x: 0, y: 24, width: 70, height: 20))
    let rows = LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible())], spacing: 4) {
      ForEach(0..<3) { Color.red.frame(width: 10).id($0) }
    }
    let across = frames(rows, 24, 100)
    #expect(across[0] == CGRect(x: 0, y: 0, width: 10, height: 46))
    #expect(across[1] == CGRect(x: 0, y: 54, width: 10, height: 46))
    #expect(across[2] == CGRect(x: 14, y: 0, width: 10, height: 46))
  }

  @Test("The first view with room is shown, and the others are not in the page")
  func fitting() {
    let view = ViewThatFits(in: .horizontal) {
      box("long", 120); box("middle", 80); box("short", 20)
    }
    #expect(frames(view).frames == ["middle": CGRect(x: 10, y: 45, width: 80, height: 10)])
    #expect(frames(view, 130).frames.keys.sorted() == ["long"])
    #expect(frames(view, 10).frames.keys.sorted() == ["short"])
  }

  @Test("A bar at an edge leaves the rest to the page, on each side")
  func inset() {
    let page = Color.blue.id("page")
    let bottom = frames(page.safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 20).id("bar") })
    #expect(bottom["page"] == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(bottom["bar"] == CGRect(x: 0, y: 80, width: 100, height: 20))
    let leading = frames(page.safeAreaInset(edge: .leading, spacing: 5) { Color.red.frame(width: 20).id("bar") })
    #expect(leading["page"] == CGRect(x: 25, y: 0, width: 75, height: 100))
    #expect(leading["bar"] == CGRect(x: 0, y: 0, width: 20, height: 100))
    let preferred = frames(page.safeAreaInset(edge: .top) { Color.red.frame(height: 20).id("bar") })
    #expect(preferred["page"] == CGRect(x: 0, y: 28, width: 100, height: 72))
  }

  struct Diagonal: Layout {
    var step: CGFloat = 10
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (index, subview) in subviews.enumerated() {
        let at = CGPoint(x: bounds.minX + CGFloat(index) * step, y: bounds.minY + CGFloat(index) * step)
        subview.place(at: at, proposal: .unspecified)
      }
    }
  }

  @Test("A layout chosen at run time is used like any other", arguments: [false, true])
  func anyLayout(isFlex: Bool) {
    let layout = isFlex ? AnyLayout(FlexLayout()) : AnyLayout(Diagonal())
    let snapshot = frames(
      layout {
        box("a", 20); box("b", 20)
      })
    #expect(snapshot["a"] == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(snapshot["b"] == CGRect(x: isFlex ? 20 : 10, y: isFlex ? 0 : 10, width: 20, height: 10))
  }

  @Test("A flexbox container grows and shrinks its items as their modifiers say")
  func flex() {
    let growing = FlexLayout(.row, columnGap: 10) {
      Color.red.flex(grow: 1, basis: 0).id("a")
      Color.blue.flex(grow: 3, basis: 0).id("b")
    }
    let grown = frames(growing, 110, 20)
    #expect(grown["a"] == CGRect(x: 0, y: 0, width: 25, height: 20))
    #expect(grown["b"] == CGRect(x: 35, y: 0, width: 75, height: 20))
    let shrinking = FlexLayout(.row, alignItems: .center) {
      Color.red.flex(shrink: 1, width: 80, height: 10, minWidth: 0).id("a")
      Color.blue.flex(shrink: 3, width: 80, minWidth: 0, alignSelf: .stretch).id("b")
    }
    let shrunk = frames(shrinking, 100, 20)
    #expect(shrunk["a"] == CGRect(x: 0, y: 5, width: 65, height: 10))
    #expect(shrunk["b"] == CGRect(x: 65, y: 0, width: 35, height: 20))
  }

  @Test("Flex items wrap into lines and keep to an absolute place")
  func flexLines() {
    let view = FlexLayout(.row, wrap: .wrap, justifyContent: .spaceBetween, alignContent: .flexStart, rowGap: 4) {
      ForEach(0..<3) { Color.red.flex(width: 40, height: 10).id($0) }
      Color.blue.flex(width: 8, height: 6, isAbsolute: true, inset: FlexItem.Inset(bottom: 2, trailing: 1)).id("badge")
    }
    let snapshot = frames(view, 100, 50)
    #expect(snapshot[0] == CGRect(x: 0, y: 0, width: 40, height: 10))
    #expect(snapshot[1] == CGRect(x: 60, y: 0, width: 40, height: 10))
    #expect(snapshot[2] == CGRect(x: 0, y: 14, width: 40, height: 10))
    #expect(snapshot["badge"] == CGRect(x: 91, y: 42, width: 8, height: 6))
  }

  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  @Test("A guide of one's own lines up views of different stacks")
  func ownGuide() {
    let middle = VerticalAlignment(Middle.self)
    let view = HStack(alignment: middle, spacing: 0) {
      VStack(spacing: 0) {
        box("title", 20, 10)
        box("marked", 20, 20).alignmentGuide(middle) { $0[VerticalAlignment.center] }
      }
      box("other", 30, 20)
    }
    let snapshot = frames(view, 50, 30)
    #expect(snapshot["marked"] == CGRect(x: 0, y: 10, width: 20, height: 20))
    #expect(snapshot["other"] == CGRect(x: 20, y: 10, width: 30, height: 20))
  }
}
