// UISplitViewController: columns in a wide place, one of them in a narrow one.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@MainActor @Suite("Split controllers")
struct SplitTests {
  private let wide = CGSize(width: 1024, height: 768)
  private let narrow = CGSize(width: 390, height: 844)

  private func split(_ w: World, _ style: UISplitViewController.Style, _ names: [String]) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.traceName = "S"
    let columns: [UISplitViewController.Column] =
      names.count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (column, name) in zip(columns, names) { split.setViewController(w[name], for: column) }
    w.start()
    w.show(split)
    return split
  }

  private func moves(_ w: World) -> [String] {
    w.lines.filter { line in ["Layout", "Constraints", "load", "Load", "Transition"].allSatisfy { !line.contains($0) } }
  }

  @Test("In a wide place two columns stand side by side, and both appear")
  func columns() throws {
    let w = try World(size: wide)
    let split = split(w, .doubleColumn, ["A", "B"])
    #expect(!split.isCollapsed)
    #expect(split.children == [w["A"], w["B"]])
    #expect(w["A"].view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(w["B"].view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
    #expect(w["B"].splitViewController === split)
    #expect(
      moves(w) == [
        "A.willMove(toParent: S)", "A.didMove(toParent: S)", "B.willMove(toParent: S)", "B.didMove(toParent: S)",
        "S.viewWillAppear(false)", "A.viewWillAppear(false)", "B.viewWillAppear(false)",
        "S.viewIsAppearing(false)", "A.viewIsAppearing(false)", "B.viewIsAppearing(false)",
        "S.viewDidAppear(false)", "A.viewDidAppear(false)", "B.viewDidAppear(false)",
      ])
    #expect(w.stage.trace.violations.isEmpty)
  }

  @Test("Three columns share the width")
  func threeColumns() throws {
    let w = try World(size: wide)
    let split = split(w, .tripleColumn, ["A", "B", "C"])
    #expect(split.viewControllers == [w["A"], w["B"], w["C"]])
    #expect(w["C"].view.frame.maxX == 1024)
    #expect(w["B"].view.frame.minX == w["A"].view.frame.maxX)
  }

  @Test("In a narrow place only one column is a child; a wider place brings the other back")
  func collapse() throws {
    let w = try World(size: narrow)
    let split = split(w, .doubleColumn, ["A", "B"])
    #expect(split.isCollapsed)
    #expect(split.children == [w["A"]])
    #expect(w["A"].view.frame.size == narrow)
    try w.stage.resize(to: wide)
    try w.stage.settle()
    #expect(split.children == [w["A"], w["B"]])
    w.start()
    try w.stage.resize(to: narrow)
    try w.stage.settle()
    #expect(split.children == [w["A"]])
    #expect(
      moves(w).filter { $0.hasPrefix("B.") && !$0.contains("traits") } == [
        "B.willMove(toParent: nil)", "B.viewWillDisappear(false)", "B.didMove(toParent: nil)",
        "B.viewDidDisappear(false)", "B.didMove(toParent: nil)",
      ])
    #expect(w.stage.trace.violations.isEmpty)
  }

  @Test("The compact column takes the place of all in a narrow one")
  func compact() throws {
    let w = try World(size: narrow)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(w["A"], for: .primary)
    split.setViewController(w["N"], for: .compact)
    w.show(split)
    #expect(split.children == [w["N"]])
  }

  @Test("A detail goes into the last column, or onto the stack in a narrow place")
  func detail() throws {
    let w = try World(size: wide)
    let split = split(w, .doubleColumn, ["A", "B"])
    w["A"].showDetailViewController(w["C"], sender: nil)
    try w.stage.settle()
    #expect(split.viewControllers == [w["A"], w["C"]])
    #expect(w["B"].parent == nil)

    let v = try World(size: narrow)
    let nav = UINavigationController(rootViewController: v["A"])
    let narrowSplit = UISplitViewController(style: .doubleColumn)
    narrowSplit.setViewController(nav, for: .primary)
    v.show(narrowSplit)
    v["A"].showDetailViewController(v["C"], sender: nil)
    try v.stage.settle()
    #expect(nav.viewControllers == [v["A"], v["C"]])
  }
}
