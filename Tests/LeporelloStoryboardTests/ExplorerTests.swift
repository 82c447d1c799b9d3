// The explorer finds nothing in the container as it is.

import LeporelloGraphics
import LeporelloPages
import LeporelloStoryboard
import LeporelloViews
import Testing

@MainActor @Suite struct ExplorerTests {
  @Test("no step at any sampled moment breaks a strip of pages", arguments: [false, true])
  func strip(loops: Bool) throws {
    let storyboard = Storyboard(
      "S", size: CGSize(width: 300, height: 200), scale: 1,
      spec: {
        TabView("P", selection: "A") { for name in ["A", "B", "C"] { Tab(name, value: name) { Color.red } } }
          .tabViewStyle(.strip).tabPaging(Paging(loops: loops))
      },
      script: {
        Swipe(to: "B")
        Wait(0.1)
        Select("C")
        Settle()
        Drag(progress: -0.4)
        Release()
      })
    let finding = try InterruptionExplorer(
      storyboard,
      injecting: [
        Select("A"), Tap("B"), Swipe(.forward), Swipe(.back), Remove("B"), Move("A", to: 2), Reload(), Disappear(),
        Resize(width: 200, height: 300), Cancel(), Insert(at: 0) { Tab("X", value: "X") { Color.blue } },
      ]
    ).firstFailure()
    #expect(finding == nil, "\(finding?.description ?? "")")
  }
}
