// Built-in containers as layouts, offsets of scroll views from outside, and views made of others.

import Foundation
import LeporelloGraphics
import LeporelloLayout
import LeporelloViews
import Testing

struct LayoutNamesTests {
  private let size = CGSize(width: 200, height: 100)

  @ViewBuilder private var parts: some View {
    Color.red.frame(minWidth: 30, maxWidth: 50).id("a")
    Color.blue.layoutPriority(1).frame(height: 20).id("b")
    Text("word").id("c")
  }

  private func frames(_ view: some View) -> [String: CGRect] { LayoutSnapshot(of: view, in: size).frames }

  @Test("AnyLayout of a built-in container lays out as the container does")
  func anyLayout() {
    #expect(
      frames(AnyLayout(HStackLayout(alignment: .top, spacing: 3)) { parts })
        == frames(HStack(alignment: .top, spacing: 3) { parts }))
    #expect(
      frames(AnyLayout(VStackLayout(alignment: .trailing)) { parts }) == frames(VStack(alignment: .trailing) { parts }))
    #expect(
      frames(AnyLayout(ZStackLayout(alignment: .bottom)) { parts }) == frames(ZStack(alignment: .bottom) { parts }))
    #expect(
      frames(GridLayout(horizontalSpacing: 2) { GridRow { parts } })
        == frames(Grid(horizontalSpacing: 2) { GridRow { parts } }))
  }

  /// A layout of one's own that leaves its work to a row.
  private struct Delegating: Layout {
    let row = HStackLayout(spacing: 3)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  @Test("A layout may pass its work on to a built-in container")
  func delegation() { #expect(frames(Delegating() { parts }) == frames(HStack(spacing: 3) { parts })) }

  @Test("Offsets by id move scroll views, also through modifiers around them")
  func offsets() {
    var environment = EnvironmentValues(text: .wireframe)
    environment.scrollOffsets = ["page": CGPoint(x: 0, y: 40), "framed": CGPoint(x: 0, y: 7)]
    let view = VStack(spacing: 0) {
      ScrollView { Color.red.frame(height: 500).id("first") }.id("page")
      ScrollView(contentOffset: CGPoint(x: 0, y: 5)) { Color.red.frame(height: 500).id("second") }
        .frame(height: 20).id("framed")
      ScrollView { Color.red.frame(height: 500).id("third") }.id("other")
    }
    let snapshot = LayoutSnapshot(of: view, in: CGSize(width: 100, height: 100), environment: environment)
    #expect(snapshot.frame("first")?.minY == -40)
    #expect(snapshot.frame("second")?.minY == 33)
    #expect(snapshot.frame("third")?.minY == 60)
  }

  @Test("Labels, buttons, sections, forms and cards are made of the views that users expect")
  func describedViews() {
    let view = VStack(alignment: .leading) {
      Label {
        Text("Name")
      } icon: {
        Circle().frame(width: 10, height: 10)
      }
      Button("Save") {}
      Button(role: .destructive, action: {}, label: { Text("Delete") })
      GroupBox("Card") { Text("inside") }
      LabeledContent("Size", value: "12")
    }
    let kinds = LayoutSnapshot(of: view, in: CGSize(width: 300, height: 400)).nodes.map(\.kind)
    #expect(kinds.filter { $0 == "Text" }.count == 7)
    let form = LayoutSnapshot(
      of: Form { Section("Head") { LabeledContent("a", value: "b") } }, in: CGSize(width: 300, height: 400))
    #expect(form.nodes.filter { $0.kind == "Text" }.count == 3)
    #expect(form.warnings.isEmpty)
  }

  @Test("Cells say how they stand in a grid, each modifier beside the others")
  func gridCells() {
    let view = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        Color.red.frame(width: 60, height: 10)
        Color.red.frame(width: 40, height: 10)
      }
      GridRow {
        Color.blue.frame(width: 20, height: 10).gridCellAnchor(.bottomTrailing).gridCellColumns(2).id("wide")
      }
      Divider().gridCellUnsizedAxes(.horizontal).id("line")
      GridRow {
        Color.blue.frame(width: 10, height: 10).gridColumnAlignment(.leading).id("lead")
      }
    }
    let snapshot = LayoutSnapshot(of: view, in: CGSize(width: 100, height: 30))
    #expect(snapshot.frame("wide")?.minX == 80)
    #expect(snapshot.frame("line")?.width == 100)
    #expect(snapshot.frame("lead")?.minX == 0)
  }
}
