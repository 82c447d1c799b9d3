// What a split controller's delegate and display mode decide.

import LeporelloGraphics
import Testing

@testable import LeporelloContainment

@MainActor @Suite("Choices of a split controller")
struct SplitChoiceTests {
  final class Chooser: UISplitViewControllerDelegate {
    var keepsPrimary = true
    var heard: [UISplitViewController.DisplayMode] = []
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { keepsPrimary }
    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { heard.append(displayMode) }
  }

  private func split(_ w: World) -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = [w["A"], w["B"]]
    return split
  }

  @Test("In a narrow place the delegate says whether the detail is what is seen", arguments: [true, false])
  func collapse(keepsPrimary: Bool) throws {
    let w = try World(size: CGSize(width: 390, height: 844))
    let split = split(w)
    let chooser = Chooser()
    chooser.keepsPrimary = keepsPrimary
    split.delegate = chooser
    w.show(split)
    #expect(split.children == [keepsPrimary ? w["A"] : w["B"]])
    #expect(split.displayMode == .secondaryOnly)
  }

  @Test("In a wide place the display mode hides the primary column, and widths keep to their bounds")
  func modes() throws {
    let w = try World(size: CGSize(width: 1200, height: 900))
    let split = split(w)
    let chooser = Chooser()
    split.delegate = chooser
    split.preferredPrimaryColumnWidthFraction = 0.25
    split.maximumPrimaryColumnWidth = 200
    w.show(split)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.primaryColumnWidth == 200)
    split.primaryEdge = .trailing
    w.stage.commit()
    #expect(w["A"].view.frame.minX == 1000)
    #expect(w["B"].view.frame.minX == 0)
    split.hide(.primary)
    w.stage.commit()
    #expect(split.children == [w["B"]])
    #expect(w["B"].view.frame.width == 1200)
    split.show(.primary)
    w.stage.commit()
    #expect(Set(split.children) == [w["A"], w["B"]])
    #expect(chooser.heard == [.secondaryOnly, .oneBesideSecondary])
  }
}
