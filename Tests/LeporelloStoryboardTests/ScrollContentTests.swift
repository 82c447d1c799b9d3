// Scroll views of descriptions, driven by the script.

import LeporelloGraphics
import LeporelloViews
import Testing

@testable import LeporelloStoryboard

@MainActor @Suite("Scrolled content")
struct ScrollContentTests {
  private func board(@ScriptBuilder script: () -> [any ScriptStep]) -> Storyboard {
    Storyboard(
      "S", size: CGSize(width: 100, height: 80), scale: 1, sampling: .frames(count: 3),
      spec: {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 80)
            Color.blue.frame(height: 80)
          }
        }.id("feed")
      }, script: script)
  }

  @Test("The script moves a scroll view by its id, at once or over a time")
  func moves() throws {
    let timeline = try board {
      Appear()
      ScrollContent("feed", to: CGPoint(x: 0, y: 80), over: 1)
    }.timeline()
    let tops = timeline.frames.map { $0.displayList.description }
    #expect(tops.first?.contains("rect(0 0 100 80) #FF3B30") == true)
    #expect(tops.last?.contains("rect(0 0 100 80) #007AFF") == true)
    #expect(tops[1].contains("#FF3B30") && tops[1].contains("#007AFF"))
  }

  @Test("A name that nothing has is an error that says so")
  func missing() throws {
    #expect(throws: StoryboardError.self) {
      try board {
        Appear()
        ScrollContent("other", to: .zero)
      }.timeline()
    }
  }
}
