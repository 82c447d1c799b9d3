import LeporelloContainment
import LeporelloGraphics
import LeporelloStoryboard
import LeporelloTransitions
import LeporelloViews
import Testing

@MainActor @Suite struct StoryboardErrorTests {
  private func board(
    size: CGSize = CGSize(width: 100, height: 80), scale: CGFloat = 1, sampling: Sampling = .frames(count: 2),
    @ScriptBuilder script: () -> [any ScriptStep]
  ) -> Storyboard {
    Storyboard(
      "S", size: size, scale: scale, sampling: sampling,
      spec: {
        TabView("P") {
          Tab("A", value: "a") { Color.red }
          Tab("B", value: "b") { Color.blue }
        }
      }, script: script)
  }

  private func error(_ board: Storyboard) -> StoryboardError? {
    do throws(StoryboardError) {
      _ = try board.timeline()
      return nil
    } catch {
      return error
    }
  }

  @Test("a step that names no tab says which step, which tab, and which there are")
  func noTab() {
    let found = error(board { Select("c") })
    #expect(found == .stepNamesNoTab("c", step: "Select(\"c\")", tabs: ["a", "b"]))
    #expect(
      found?.description == """
        Select("c") names the tab c, which no visible container has; the tabs are a, b
        """)
    #expect(error(board { Tap(index: 2) }) == .stepNamesNoTab("at 2", step: "Tap(index: 2)", tabs: ["a", "b"]))
    #expect(error(board { Select(index: -1) }) != nil)
  }

  @Test("a step that needs a container says so where there is none")
  func noContainer() {
    let plain = Storyboard("S") {
      Color.red
    } script: {
      Select("a")
    }
    #expect(error(plain) == .noContainer(step: "Select(\"a\")"))
  }

  @Test(
    "sizes and scales that cannot be drawn are refused",
    arguments: [
      (0, 80, 1), (100, -1, 1), (.nan, 80, 1), (100, .infinity, 1), (100, 80, 0), (100, 80, -.infinity),
      (0.4, 80, 1), (100, 80, 1e-9),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func sizes(width: CGFloat, height: CGFloat, scale: CGFloat) {
    let found = error(board(size: CGSize(width: width, height: height), scale: scale) {})
    guard case .invalidSize = found else {
      Issue.record("\(String(describing: found))")
      return
    }
  }

  @Test("lengths beyond any whole number still make a sheet", arguments: [1e19, 1e300] as [CGFloat])
  func hugeSize(side: CGFloat) throws {
    let timeline = try board(size: CGSize(width: side, height: 4), script: {}).timeline()
    #expect(timeline.contactSheet(text: .wireframe).size.width > 0)
  }

  @Test("a time that cannot pass is refused by its step", arguments: [-1, .nan, .infinity] as [Double])
  func times(seconds: Double) {
    guard case .invalidDuration(_, let step) = error(board { Wait(seconds) }) else {
      Issue.record("nothing was thrown")
      return
    }
    #expect(step == "Wait(\(seconds))")
  }

  @Test("two tabs with one value are refused before anything runs")
  func duplicate() {
    let twice = Storyboard("S") {
      TabView("P") {
        Tab("A", value: 1) { Color.red }
        Tab("B", value: 1) { Color.red }
      }
    }
    #expect(error(twice) == .invalidTabs(.duplicateValue("1", first: "A", second: "B"), container: "S"))
  }

  @Test("a missing picture is refused by its path")
  func picture() {
    let board = Storyboard("S") { Image(path: "/nowhere/missing.png") }
    guard case .rendering(.unreadableFile(let path, _)) = error(board) else {
      Issue.record("\(String(describing: error(board)))")
      return
    }
    #expect(path == "/nowhere/missing.png")
  }

  @Test("a controller made outside of the braces is refused, since a second run needs a new one")
  func stale() {
    let controller = UIViewController()
    controller.traceName = "Mine"
    #expect(error(Storyboard("S") { controller }) == .controllerNotFresh("Mine"))
  }

  @Test("what a step's own code throws is told with the step's name")
  func thrown() {
    struct Sorry: Error, CustomStringConvertible { var description: String { "not today" } }
    let found = error(board { Perform("try") { _ in throw Sorry() } })
    #expect(found == .impossibleStep("try", reason: "not today"))
  }

  @Test("code for a container of another class is refused")
  func otherClass() {
    let found = error(board { Perform("push", on: UINavigationController.self) { _ in } })
    #expect(
      found?.description
        == "push cannot be done: the container is a TabContainerController and not a UINavigationController")
  }

  @Test("a script that never settles is told what still runs")
  func endless() {
    final class Restless: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        again()
      }
      func again() {
        UIView.animate(withDuration: 7) {
          self.view.alpha = 1 - self.view.alpha
        } completion: { _ in
          self.again()
        }
      }
    }
    guard case .neverSettles = error(Storyboard("S") { Restless() }) else {
      Issue.record("nothing was thrown")
      return
    }
  }
}
