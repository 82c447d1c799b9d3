import LeporelloContainment
import LeporelloGraphics
import LeporelloStoryboard
import LeporelloTransitions
import LeporelloViews
import Testing

/// A container of three colours that turns in a tenth of a second.
private struct Colors: View {
  var body: TabView {
    TabView("P", selection: 0) {
      for (index, color) in [Color.red, .green, .blue].enumerated() { Tab("\(index)", value: index) { color } }
    }
    .tabViewStyle(.page)
    .tabTransition(.crossDissolve, duration: 0.1, curve: .linear)
  }
}

@MainActor @Suite struct ScriptTests {
  private func play(
    _ sampling: Sampling = .frames(count: 2), @ScriptBuilder script: () -> [any ScriptStep]
  ) throws -> Timeline {
    try Storyboard(
      "S", size: CGSize(width: 100, height: 80), scale: 1, sampling: sampling, spec: { Colors().body }, script: script
    ).timeline()
  }

  private func colors(_ frame: Frame) -> String? {
    frame.displayList.description.split(separator: "\n").last?.split(separator: " ").last.map(String.init)
  }

  @Test("steps start and don't wait; waiting lets time pass, and the end settles")
  func time() throws {
    let timeline = try play {
      Appear()
      Select(1)
      Wait(0.25)
      Select(2)
      Settle()
      Wait(0.05)
      Select(0)
    }
    #expect(timeline.duration == 0.5)
    #expect(timeline.frames.map(\.time) == [0, 0.5])
    #expect(timeline.frames.map(colors) == ["#FF3B30", "#FF3B30"])
  }

  @Test("the window begins after Appear, and a frame shows its moment before what starts at it")
  func window() throws {
    let timeline = try play(.framesPerSecond(10)) {
      Appear()
      Wait(0.2)
      Select(1)
      Wait(0.1)
    }
    #expect(timeline.frames.map(\.time) == [0, 0.1, 0.2, 0.3])
    #expect(timeline.frames.map(\.progress) == [0, 0, 0, 1])
    #expect(timeline.frames.map(colors) == ["#FF3B30", "#FF3B30", "#FF3B30", "#34C759"])
  }

  @Test("a script without Appear begins with it")
  func implicit() throws {
    let with = try play {
      Appear()
      Select(1)
    }
    let without = try play { Select(1) }
    #expect(with == without)
  }

  @Test("a selection before Appear is where the container appears")
  func early() throws {
    let timeline = try play {
      Select(2)
      Appear()
    }
    #expect(timeline.duration == 0)
    #expect(timeline.frames.map(colors) == ["#007AFF", "#007AFF"])
  }

  @Test("an empty script shows the container at rest")
  func empty() throws {
    #expect(try play {}.frames.map(\.progress) == [0, 0])
  }

  @Test("conditions, loops and lists make steps")
  func builder() throws {
    let rest: [any ScriptStep] = [Wait(0.1), Settle()]
    let skips = false
    let timeline = try play {
      Appear()
      for index in [1, 2, 1] {
        Select(index)
        Settle()
      }
      if skips { Wait(5) } else { Wait(0.2) }
      if skips { Disappear() }
      rest
    }
    #expect(timeline.duration == 0.6)
  }

  @Test("a step of one's own is a type, and time passes through the run")
  func own() throws {
    struct Blink: ScriptStep {
      var label: String { "Blink()" }
      func perform(in run: ScriptRun) throws {
        run.stage.window.isHidden = true
        run.advance(by: 0.1)
        run.stage.window.isHidden = false
      }
    }
    let timeline = try play(.frames(count: 3)) {
      Blink()
      Wait(0.1)
    }
    #expect(timeline.frames.map(colors) == ["#FF3B30", "#FFFFFF", "#FF3B30"])
  }

  @Test("leaving and coming back, the container tells its page")
  func disappear() throws {
    let timeline = try play {
      Appear()
      Disappear()
      Appear()
    }
    #expect(
      timeline.frames[1].events.filter(\.isMilestone).map(\.description) == [
        "P.viewWillDisappear(false)", "0.viewWillDisappear(false)", "P.viewDidDisappear(false)",
        "0.viewDidDisappear(false)", "P.viewWillAppear(false)", "0.viewWillAppear(false)", "P.viewIsAppearing(false)",
        "0.viewIsAppearing(false)", "P.viewDidAppear(false)", "0.viewDidAppear(false)",
      ])
  }

  @Test("another size of the window is another layout of the page, also in the middle of a turn")
  func resize() throws {
    let timeline = try play(.frames(count: 3)) {
      Appear()
      Select(1)
      Wait(0.05)
      Resize(width: 60, height: 40)
    }
    #expect(timeline.frames[2].displayList.description.contains("fill rect(0 0 60 40) #34C759"))
  }

  @Test("code of one's own drives controllers of one's own, and its transition's progress is told")
  func controllers() throws {
    final class Swap: UIViewController {
      let pages = [UIHostingController(rootView: Color.red), UIHostingController(rootView: Color.blue)]
      override func viewDidLoad() {
        super.viewDidLoad()
        for (page, name) in zip(pages, ["A", "B"]) { page.traceName = name }
        addChild(pages[0])
        pages[0].view.frame = view.bounds
        view.addSubview(pages[0].view)
        pages[0].didMove(toParent: self)
      }
      func swap() {
        pages[0].willMove(toParent: nil)
        addChild(pages[1])
        pages[1].view.frame = view.bounds
        transition(
          from: pages[0], to: pages[1], duration: 0.2, options: [.transitionCrossDissolve, .curveLinear],
          animations: nil
        ) { _ in
          self.pages[0].removeFromParent()
          self.pages[1].didMove(toParent: self)
        }
      }
    }
    let timeline = try Storyboard(
      "Swap", size: CGSize(width: 100, height: 80), scale: 1, sampling: .frames(count: 5)
    ) {
      Swap()
    } script: {
      Appear()
      Perform("swap", on: Swap.self) { $0.swap() }
    }.timeline()
    #expect(zip(timeline.frames.map(\.progress), [0, 0.25, 0.5, 0.75, 1]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(timeline.frames.map(colors).first == "#FF3B30")
    #expect(timeline.frames.map(colors).last == "#007AFF")
    #expect(timeline.frames[2].displayList.description.contains("mix 0.5"))
    #expect(
      timeline.frames.dropFirst().flatMap(\.events).filter(\.isMilestone).map(\.description) == [
        "A.willMove(toParent: nil)", "B.willMove(toParent: Swap)", "B.viewDidLoad",
        "A.viewWillDisappear(true)", "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewDidAppear(true)",
        "A.viewDidDisappear(true)", "A.didMove(toParent: nil)", "B.didMove(toParent: Swap)",
      ])
  }

  @Test("the same storyboard gives the same timeline")
  func same() throws {
    let board = Storyboard("S", size: CGSize(width: 100, height: 80)) {
      Colors().body
    } script: {
      Select(2)
    }
    #expect(try board.timeline() == board.timeline())
  }

  @Test("a container is found by its tab's value, however deep, if it can be seen")
  func nested() throws {
    let board = Storyboard("S", size: CGSize(width: 100, height: 80), sampling: .frames(count: 2)) {
      VStack {
        TabView("Outer", selection: "nest") {
          Tab("Plain", value: "plain") { Color.red }
          Tab("Nest", value: "nest") {
            TabView("Inner", selection: "x") {
              Tab("X", value: "x") { Color.green }
              Tab("Y", value: "y") { Color.blue }
            }
          }
        }
      }
    } script: {
      Appear()
      Select("y")
      Settle()
      Select("plain")
    }
    let timeline = try board.timeline()
    #expect(
      timeline.events.map(\.description).filter { $0.contains("viewDidAppear") || $0.contains("viewDidDisappear") }
        == [
          "S.viewDidAppear(false)", "Outer.viewDidAppear(false)", "nest.viewDidAppear(false)",
          "Inner.viewDidAppear(false)", "x.viewDidAppear(false)",
          "y.viewDidAppear(true)", "x.viewDidDisappear(true)",
          "plain.viewDidAppear(true)", "nest.viewDidDisappear(true)", "Inner.viewDidDisappear(true)",
          "y.viewDidDisappear(true)",
        ])
  }
}
