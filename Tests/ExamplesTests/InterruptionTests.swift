// No step at a bad moment breaks a container of the examples.

import Leporello
import Testing

@testable import Adaptive
@testable import Channels
@testable import Nested
@testable import News
@testable import Recipes
@testable import TabBar
@testable import Updates

@MainActor @Suite struct InterruptionTests {
  private static let adaptive = Storyboard(
    "Adaptive", size: CGSize(width: 820, height: 620),
    spec: { WorkshopApp() },
    script: {
      Tap("plans")
      Wait(0.1)
      Rotate()
      Settle()
      Select("wood")
    })

  @Test("a recipe of controllers stands a change of size at any sampled moment", arguments: Recipe.allCases)
  func recipes(recipe: Recipe) throws {
    let steps: [any ScriptStep] = [Resize(width: 150, height: 260), Wait(0.07)]
    let finding = try InterruptionExplorer(recipe.storyboard, injecting: steps, seed: 7, budget: 12).firstFailure()
    #expect(finding == nil, "\(finding?.description ?? "")")
  }

  @Test("News, TabBar, Channels, Nested, Updates and Adaptive stand any step at any sampled moment", arguments: 0..<6)
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
      (Self.adaptive, [Tap("orders"), Rotate(), Resize(width: 300, height: 620)]),
    ]
    let (storyboard, steps) = storyboards[index]
    let finding = try InterruptionExplorer(storyboard, injecting: steps, seed: 7, budget: 12).firstFailure()
    #expect(finding == nil, "\(finding?.description ?? "")")
  }
}
