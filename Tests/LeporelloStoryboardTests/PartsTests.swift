// Steps at the same time, moments with names, taps at points, and where each step stands.

import LeporelloContainment
import LeporelloGraphics
import LeporelloPages
import LeporelloStoryboard
import LeporelloViews
import Testing

/// What a script reads off the trace on its way.
@MainActor private final class Notes: Sendable {
  var notes: [String] = []
}

@MainActor @Suite struct PartsTests {
  private func play(
    _ sampling: Sampling = .snapshots, style: TabViewStyle = .page, @ScriptBuilder script: () -> [any ScriptStep]
  ) throws -> Timeline {
    try Storyboard(
      "S", size: CGSize(width: 300, height: 200), scale: 1, sampling: sampling,
      spec: {
        TabView("P", selection: "A") {
          Tab("A", value: "A") { Color.red }
          Tab("B", value: "B") { Color.blue }
        }
        .tabViewStyle(style).tabTransition(.crossDissolve, duration: 0.2, curve: .linear)
      }, script: script
    ).timeline()
  }

  @Test("a snapshot is a frame with a name, at its moment and beside those of the sampling")
  func snapshots() throws {
    let named = try play {
      Snapshot("before")
      Select("B")
      Wait(0.05)
      Snapshot("a quarter")
      Settle()
      Snapshot("after")
    }
    #expect(named.frames.map(\.label) == ["before", "a quarter", "after"])
    #expect(named.frames.map(\.time) == [0, 0.05, 0.2])
    #expect(named.frames.map(\.progress) == [0, 0.25, 1])
    let both = try play(.frames(count: 3)) {
      Snapshot("before")
      Select("B")
      Wait(0.05)
      Snapshot("a quarter")
    }
    #expect(both.frames.map(\.label) == ["before", "a quarter", nil, nil])
    #expect(both.frames.map(\.time) == [0, 0.05, 0.1, 0.2])
    #expect(both.frames.map(\.index) == [0, 1, 2, 3])
  }

  @Test("snapshots alone need one, and one needs a container that has appeared")
  func refused() {
    #expect(throws: StoryboardError.self) { try play { Select("B") } }
    #expect(throws: StoryboardError.self) {
      try play {
        Snapshot("too early")
        Appear()
      }
    }
    #expect(throws: StoryboardError.self) { try play(.frames(count: 1)) { Tap(at: CGPoint(x: 301, y: 5)) } }
  }

  @Test("parallel steps pass time together, and steps in order among them one after another")
  func parallel() throws {
    let timeline = try play {
      Parallel {
        Drag(progress: 0.5, over: 0.3)
        InOrder {
          Wait(0.1)
          Snapshot("a third")
          Wait(0.1)
          Rename("B", to: "Renamed")
        }
        Wait(0.4)
      }
      Snapshot("after")
      Cancel()
    }
    #expect(timeline.frames.map(\.label) == ["a third", "after"])
    #expect(timeline.frames.map { ($0.time * 1e6).rounded() / 1e6 } == [0.1, 0.4])
    #expect(timeline.frames.map { ($0.progress * 100).rounded() / 100 } == [0.19, 0.5])
  }

  @Test("a tap at a point is a real touch")
  func tap() throws {
    let timeline = try play(.frames(count: 1), style: .tabBar) {
      Tap(at: CGPoint(x: 225, y: 190))
      Expect("B is selected") { ($0.window.rootViewController as? TabContainerController)?.selectedTab == "B" }
    }
    #expect(timeline.events.contains { $0.description == "B.viewDidAppear(true)" })
  }

  @Test("every step of the library knows its line, and leaves it on the trace")
  func places() throws {
    let heard = Notes()
    let line = #line
    _ = try play(.frames(count: 1)) {
      Perform("look") { _ in }
      Resize(width: 200, height: 300)
      Parallel { Wait(0.1) }
      Perform("read") { stage in heard.notes = stage.trace.notes.map { $0.description } }
    }
    for (step, offset) in [("look", 2), ("Resize", 3), ("Wait", 4)] {
      #expect(
        heard.notes.contains { $0.contains(step) && $0.contains("PartsTests.swift:\(line + offset)") },
        "\(heard.notes)")
    }
  }
}
