// Frames of the views that the case file does not cover, from the rules.

import LeporelloViews
import Testing

struct ViewLayoutTests {
  private func frames(
    _ view: some View, _ width: CGFloat = 100, _ height: CGFloat = 100, _ direction: LayoutDirection = .leftToRight
  ) -> LayoutSnapshot {
    LayoutSnapshot(of: view, in: CGSize(width: width, height: height), layoutDirection: direction)
  }

  private func box(_ id: String, _ width: CGFloat, _ height: CGFloat = 10) -> some View {
    Color.red.frame(width: width, height: height).id(id)
  }

  @Test("Reading from the right mirrors the page, and a part can read against its page")
  func directions() {
    let row = HStack(spacing: 0) {
      box("a", 20); box("b", 30)
    }
    #expect(frames(row, 100, 10, .rightToLeft).frame("a") == CGRect(x: 55, y: 0, width: 20, height: 10))
    #expect(frames(row, 100, 10, .rightToLeft).frame("b") == CGRect(x: 25, y: 0, width: 30, height: 10))
    let mixed = VStack(alignment: .leading, spacing: 0) {
      row.environment(\.layoutDirection, .rightToLeft)
      HStack(spacing: 0) {
        box("c", 10); box("d", 40)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    let snapshot = frames(mixed, 100, 20)
    #expect(snapshot.frame("a") == CGRect(x: 30, y: 0, width: 20, height: 10))
    #expect(snapshot.frame("b") == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(snapshot.frame("c") == CGRect(x: 0, y: 10, width: 10, height: 10))
    let twice = HStack(spacing: 0) {
      HStack(spacing: 0) {
        box("e", 10); box("f", 20)
      }.environment(\.layoutDirection, .leftToRight)
      box("g", 30)
    }
    .environment(\.layoutDirection, .rightToLeft)
    let inner = frames(twice, 60, 10)
    #expect(inner.frame("g") == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(inner.frame("e") == CGRect(x: 30, y: 0, width: 10, height: 10))
    #expect(inner.frame("f") == CGRect(x: 40, y: 0, width: 20, height: 10))
  }

  @Test("An offset moves what is inside, not the place; a position takes the place")
  func offsetAndPosition() {
    let snapshot = frames(box("in", 20).offset(x: 5, y: -5).id("out"))
    #expect(snapshot.frame("in") == CGRect(x: 45, y: 40, width: 20, height: 10))
    #expect(snapshot.frame("out") == CGRect(x: 40, y: 45, width: 20, height: 10))
    let placed = frames(box("in", 20).position(x: 10, y: 20).id("out"))
    #expect(placed.frame("in") == CGRect(x: 0, y: 15, width: 20, height: 10))
    #expect(placed.frame("out") == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("Guides line views up, built-in or one's own")
  func guides() {
    let snapshot = frames(
      VStack(alignment: .leading, spacing: 0) {
        box("a", 50)
        box("b", 20).alignmentGuide(.leading) { $0.width }
      }, 70, 20)
    #expect(snapshot.frame("a") == CGRect(x: 20, y: 0, width: 50, height: 10))
    #expect(snapshot.frame("b") == CGRect(x: 0, y: 10, width: 20, height: 10))
  }

  @Test("A reader's content knows the size it got, and starts at the top leading corner")
  func reader() {
    let view = GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width / 4, height: proxy.size.height / 2).id("quarter")
    }
    #expect(frames(view, 80, 40).frame("quarter") == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(frames(view, 80, 40, .rightToLeft).frame("quarter") == CGRect(x: 60, y: 0, width: 20, height: 20))
  }

  @Test("A scrolled view shows its content from the offset, and cuts it off")
  func scroll() {
    let view = ScrollView(contentOffset: CGPoint(x: 0, y: 30)) {
      VStack(spacing: 0) {
        box("a", 100, 80)
        box("b", 100, 80)
      }
    }
    let snapshot = frames(view)
    #expect(snapshot.frame("a") == CGRect(x: 0, y: -30, width: 100, height: 80))
    #expect(snapshot.frame("b") == CGRect(x: 0, y: 50, width: 100, height: 80))
    let page = LoweredPage(
      view, in: CGSize(width: 100, height: 100), environment: EnvironmentValues(), hostsSlots: false)
    guard
      case .clip(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), rule: .nonZero, _)? = page.displayList.items.first
    else {
      Issue.record("the content is not cut off: \(page.displayList)")
      return
    }
  }

  @Test("A list has rows of at least 44 points with hairlines between them, from the top")
  func list() {
    struct Row: Identifiable {
      let id: Int
    }
    let view = List([Row(id: 0), Row(id: 1)]) { row in box("row\(row.id)", 30, row.id == 0 ? 10 : 60) }
    let snapshot = frames(view, 200, 300)
    #expect(snapshot.frame("row0") == CGRect(x: 16, y: 17, width: 30, height: 10))
    #expect(snapshot.frame("row1") == CGRect(x: 16, y: 53, width: 30, height: 60))
  }

  struct Staircase: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for (index, subview) in subviews.enumerated() {
        let step = CGFloat(index) * 10
        subview.place(at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
      }
    }
  }

  @Test("A layout of one's own is used with braces")
  func ownLayout() {
    let snapshot = frames(
      Staircase() {
        box("a", 20); box("b", 20)
      })
    #expect(snapshot.frame("a") == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(snapshot.frame("b") == CGRect(x: 10, y: 10, width: 20, height: 10))
  }

  @Test("An id may be any value, several parts may have one, and the first is found")
  func ids() {
    enum Part { case lead }
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 10).id(Part.lead)
      Color.red.frame(height: 20).id(7).padding(1).id("outer")
      ForEach(0..<2) { _ in Color.blue.frame(height: 5).id("same") }
    }
    let snapshot = frames(view, 100, 42)
    #expect(snapshot.frame(Part.lead) == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(snapshot[7] == CGRect(x: 1, y: 11, width: 98, height: 20))
    #expect(snapshot.frame("outer") == CGRect(x: 0, y: 10, width: 100, height: 22))
    #expect(snapshot.frame("same") == CGRect(x: 0, y: 32, width: 100, height: 5))
    #expect(snapshot.frame("nothing") == nil)
    #expect(snapshot.frames.count == 4)
  }

  @Test("The dump is a tree of kinds, ids and frames, as text and as JSON")
  func dump() {
    let view = HStack(spacing: 0) {
      Color.red.id("a")
      Rectangle().padding(.leading, 1.5)
    }
    let snapshot = frames(view, 33, 10)
    #expect(
      snapshot.description == """
        HStack (0, 0) 33 x 10
          Color #a (0, 0) 16.5 x 10
          padding (16.5, 0) 16.5 x 10
            Rectangle (18, 0) 15 x 10
        """)
    #expect(
      snapshot.json == """
        {"kind": "HStack", "ids": [], "frame": [0, 0, 33, 10], "children": [
          {"kind": "Color", "ids": ["a"], "frame": [0, 0, 16.5, 10], "children": []},
          {"kind": "padding", "ids": [], "frame": [16.5, 0, 16.5, 10], "children": [
            {"kind": "Rectangle", "ids": [], "frame": [18, 0, 15, 10], "children": []}
          ]}
        ]}
        """)
    #expect(snapshot.pixelFrame("a") == CGRect(x: 0, y: 0, width: 17, height: 10))
    #expect(snapshot.pixelFrame("a", scale: 2) == CGRect(x: 0, y: 0, width: 16.5, height: 10))
  }

  @Test("Sizes that are no sizes give a page and no crash", arguments: [-5, 0, CGFloat.infinity, .nan])
  func badSizes(side: CGFloat) {
    let snapshot = frames(
      HStack {
        Color.red.frame(width: side); Text("a").padding(side)
      }, side, side)
    #expect(snapshot.nodes.isEmpty == false)
  }

  struct Endless: View {
    var body: some View { AnyView(Endless()).padding(1) }
  }

  @Test("A view that contains itself without end is cut off, and a warning says so")
  func endless() {
    let warnings = LayoutSnapshot(of: Endless(), in: CGSize(width: 100, height: 100)).warnings
    #expect(warnings.filter { $0.hasPrefix("views nest more than") }.count == 1)
  }

  @Test("Ten thousand modifiers around one another are cut off, and not a crash")
  func deep() {
    var view = AnyView(Text("x"))
    for index in 0..<10_000 { view = index.isMultiple(of: 2) ? AnyView(view.padding(0)) : AnyView(view.opacity(0.5)) }
    let snapshot = LayoutSnapshot(of: view, in: CGSize(width: 100, height: 100))
    #expect(snapshot.warnings.contains { $0.hasPrefix("views nest more than") })
  }
}
