// What a bar draws: lines, marks, badges, icons, and letters that follow the position.

import LeporelloViews
import Testing

struct BarDrawingTests {
  private func view(_ icon: Bool = false) -> TabView {
    TabView("P", selection: "A") {
      for name in ["A", "B", "C"] {
        if icon {
          Tab(name, value: name) {
            Color.clear
          } icon: {
            Rectangle().fill(.blue).id("icon \(name)")
          }
        } else {
          Tab(name, value: name) { Color.clear }
        }
      }
    }
  }

  private func snapshot(_ view: TabView) -> LayoutSnapshot {
    LayoutSnapshot(of: view, in: CGSize(width: 300, height: 400))
  }

  private func dump(_ view: TabView) -> String {
    LoweredPage(
      view, in: CGSize(width: 300, height: 400), environment: EnvironmentValues(), hostsSlots: false
    ).displayList.description
  }

  private func strip(_ view: TabView, separators: TabSeparators? = nil, content: TabItemContent? = nil) -> TabView {
    view.tabBar(
      .top, sizing: .equal, insets: EdgeInsets(), itemPadding: EdgeInsets(), separators: separators, content: content,
      thickness: 40)
  }

  @Test("Lines stand in the middle between items, off the bar's edges")
  func separators() {
    let lines = dump(strip(view(), separators: TabSeparators(width: 2, inset: 4, color: .green)))
      .split(separator: "\n").filter { $0.hasSuffix("#34C759") }
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains("2 32") })
  }

  @Test(
    "Marks: a line, a capsule, a block, a dot, a triangle, a picture, each in its place",
    arguments: [
      (TabIndicator.underline.width(.item), CGRect(x: 0, y: 37, width: 100, height: 3)),
      (.pill, CGRect(x: 0, y: 4, width: 100, height: 32)), (.block, CGRect(x: 0, y: 0, width: 100, height: 40)),
      (.dot, CGRect(x: 47, y: 31, width: 6, height: 6)), (.triangle, CGRect(x: 43, y: 33, width: 14, height: 7)),
      (.image(Image(bytes: [], name: "mark")), CGRect(x: 40, y: 20, width: 20, height: 20)),
      (.underline.width(.fixed(30)).edge(.top), CGRect(x: 35, y: 0, width: 30, height: 3)),
    ])
  func marks(indicator: TabIndicator, frame: CGRect) {
    let view = strip(view()).tabIndicator(indicator)
    #expect(snapshot(view).frame("tabIndicator") == frame)
    var right = frame
    right.origin.x += 150
    #expect(snapshot(view.tabBarPosition(1.5)).frame("tabIndicator")?.midX == right.midX)
    #expect(snapshot(strip(self.view()).tabIndicator(.none)).frame("tabIndicator") == nil)
  }

  @Test("Colour, weight and size of letters follow the position")
  func letters() {
    let labels = TabLabelStyle(
      color: Color(hex: 0x000000), selectedColor: Color(hex: 0xFF0000), weight: .regular, selectedWeight: .bold,
      selectedScale: 1.5)
    func texts(_ position: Double) -> [String] {
      dump(strip(view()).tabLabels(labels).tabBarPosition(position)).split(separator: "\n").map(String.init)
        .filter { $0.contains("\"A\"") || $0.contains("\"B\"") }
    }
    #expect(texts(0)[0].contains("#FF0000") && texts(0)[1].contains("#000000"))
    #expect(texts(0.5).allSatisfy { $0.contains("#800000") && $0.contains("550") }, "\(texts(0.5))")
    #expect(texts(1)[0].contains("#000000") && texts(1)[1].contains("#FF0000"))
    #expect(dump(strip(view()).tabLabels(labels)).contains("1.5"))
  }

  @Test("Icons stand above their titles, beside them, or alone")
  func icons() throws {
    func frames(_ content: TabItemContent) throws -> (icon: CGRect, item: CGRect) {
      let shot = snapshot(strip(view(true), content: content))
      return (try #require(shot.frame("icon A")), try #require(shot.frame("tab:A")))
    }
    let (above, item) = try frames(.iconAboveTitle)
    #expect(above.midX == item.midX && above.maxY < item.midY + 6)
    let (beside, row) = try frames(.iconBesideTitle)
    #expect(beside.midY == row.midY && beside.maxX < row.midX + 4)
    let (alone, whole) = try frames(.icon)
    #expect(alone.midX == whole.midX && alone.midY == whole.midY)
  }

  @Test("A badge is a number in a capsule or a dot, at the upper trailing corner; none for nil and 0")
  func badges() {
    func dump(_ change: (Tab) -> Tab) -> String {
      let tab = change(
        Tab("A", value: "A") {
          Color.clear
        } icon: {
          Rectangle()
        })
      return self.dump(TabView("P", selection: "A") { tab })
    }
    #expect(dump { $0.badge(12) }.contains("\"12\""))
    #expect(dump { $0.badge("") }.contains("ellipse("))
    #expect(dump { $0.badge(0) } == dump { $0.badge(nil) })
    #expect(dump { $0.badge(3) } != dump { $0.badge(nil) })
  }

  @Test("A disabled item is dim")
  func disabled() {
    let dim = dump(
      TabView("P", selection: "A") {
        Tab("A", value: "A") { Color.clear }
        Tab("B", value: "B") { Color.clear }.disabled()
      })
    #expect(dim.contains("opacity"))
    #expect(!dump(view()).contains("opacity"))
  }
}
