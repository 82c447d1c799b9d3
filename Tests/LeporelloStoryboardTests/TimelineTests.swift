import LeporelloGraphics
import LeporelloStoryboard
import LeporelloViews
import Testing

/// Two pages of one colour each under a bottom bar, so that dumps stay short.
private func pair(_ sampling: Sampling, tap: Bool = false, style: TabViewStyle = .page) -> Storyboard {
  Storyboard("Pair", size: CGSize(width: 100, height: 80), sampling: sampling) {
    TabView("P", selection: "a") {
      Tab("A", value: "a") { Color.red }
      Tab("B", value: "b") { Color.blue }
    }
    .tabViewStyle(style)
    .tabTransition(.crossDissolve, duration: 0.25, curve: .linear)
  } script: {
    Appear()
    if tap { Tap("b") } else { Select("b") }
  }
}

/// The callbacks of life cycle and containment, without those of layout.
private func callbacks(_ timeline: Timeline, from index: Int = 0) -> [String] {
  timeline.frames.dropFirst(index).flatMap(\.events).filter(\.isMilestone).map(\.description)
}

@MainActor @Suite struct TimelineTests {
  @Test("a container appears with its first page and nothing of the others")
  func appearance() throws {
    #expect(
      try pair(.frames(count: 2)).timeline().frames[0].events.filter(\.isMilestone).map(\.description) == [
        "P.viewDidLoad",
        "a.willMove(toParent: P)",
        "a.viewDidLoad",
        "a.didMove(toParent: P)",
        "P.viewWillAppear(false)",
        "a.viewWillAppear(false)",
        "P.viewIsAppearing(false)",
        "a.viewIsAppearing(false)",
        "P.viewDidAppear(false)",
        "a.viewDidAppear(false)",
      ])
  }

  @Test("a selection by code comes in the order of transition(from:to:)")
  func selection() throws {
    #expect(
      callbacks(try pair(.frames(count: 3)).timeline(), from: 1) == [
        "b.willMove(toParent: P)",
        "b.viewDidLoad",
        "a.viewWillDisappear(true)",
        "b.viewWillAppear(true)",
        "b.viewIsAppearing(true)",
        "b.viewDidAppear(true)",
        "a.viewDidDisappear(true)",
        "b.didMove(toParent: P)",
      ])
  }

  @Test("a tap on a bottom bar comes in UITabBarController's order")
  func tap() throws {
    #expect(
      callbacks(try pair(.frames(count: 3), tap: true, style: .tabBar).timeline(), from: 1) == [
        "b.willMove(toParent: P)",
        "b.didMove(toParent: P)",
        "b.viewDidLoad",
        "b.viewWillAppear(true)",
        "a.viewWillDisappear(true)",
        "b.viewIsAppearing(true)",
        "a.viewDidDisappear(true)",
        "b.viewDidAppear(true)",
      ])
  }

  @Test("a tap on a strip is a change like any other")
  func tapOnStrip() throws {
    #expect(
      callbacks(try pair(.frames(count: 3), tap: true, style: .strip).timeline(), from: 1)
        == callbacks(try pair(.frames(count: 3), style: .strip).timeline(), from: 1))
  }

  @Test("frames know their time, their progress and the callbacks since the frame before")
  func frames() throws {
    let timeline = try pair(.frames(count: 6)).timeline()
    #expect(timeline.duration == 0.25)
    #expect(timeline.frames.map(\.time) == [0, 0.05, 0.1, 0.15, 0.2, 0.25])
    #expect(timeline.frames.map(\.progress) == [0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(timeline.frames.map(\.index) == [0, 1, 2, 3, 4, 5])
    #expect(timeline.frames.flatMap(\.events) == timeline.events)
  }

  @Test("a cross-dissolve mixes the pages alone, and both ends are the resting pages")
  func pictures() throws {
    let timeline = try pair(.frames(count: 3)).timeline()
    #expect(
      timeline.frames.map(\.displayList.description) == [
        """
        fill rect(0 0 100 80) #FFFFFF
        fill rect(0 0 100 80) #FFFFFF
        clip rect(0 0 100 80)
          fill rect(0 0 100 80) #FFFFFF
          fill rect(0 0 100 80) #FF3B30
        """,
        """
        fill rect(0 0 100 80) #FFFFFF
        fill rect(0 0 100 80) #FFFFFF
        clip rect(0 0 100 80)
          clip rect(0 0 100 80)
            mix 0.5
              from
                fill rect(0 0 100 80) #FFFFFF
                fill rect(0 0 100 80) #FF3B30
              to
                fill rect(0 0 100 80) #FFFFFF
                fill rect(0 0 100 80) #007AFF
        """,
        """
        fill rect(0 0 100 80) #FFFFFF
        fill rect(0 0 100 80) #FFFFFF
        clip rect(0 0 100 80)
          fill rect(0 0 100 80) #FFFFFF
          fill rect(0 0 100 80) #007AFF
        """,
      ])
  }
}
