// No step at a bad moment breaks a container of the examples.

import Leporello
import Testing

@testable import Channels
@testable import Nested
@testable import News
@testable import TabBar
@testable import Updates

@MainActor @Suite struct InterruptionTests {
  @Test("News, TabBar, Channels, Nested and Updates stand any step at any sampled moment", arguments: 0..<5)
  func examples(index: Int) throws {
    let storyboards: [(Storyboard, [any ScriptStep])] = [
      (News.storyboard, [Select("world"), Swipe(.forward), Remove("sport")]),
      (TabBar.storyboard, [Tap(index: 0), Tap(index: 2), Resize(width: 300, height: 500)]),
      (Channels.storyboard, [Select("today"), Swipe(.back), Remove("hills"), Cancel()]),
      (Nested.storyboard, [Select("visit"), Swipe(.back), Scroll(by: -40), Disappear()]),
      (
        Updates.storyboard(Journal()),
        [Select("quay"), Insert { Tab("Bridge", value: "bridge") { Color.gray } }, Reload()]
      ),
    ]
    let (storyboard, steps) = storyboards[index]
    let finding = try InterruptionExplorer(storyboard, injecting: steps, seed: 7, budget: 12).firstFailure()
    #expect(finding == nil, "\(finding?.description ?? "")")
  }
}
