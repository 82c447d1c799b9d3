// One of each kind of transition, frame by frame: its picture is a reference, and so is what it tells on the way.

import LeporelloTesting
import Testing

@MainActor @Suite struct TransitionSnapshotTests {
  nonisolated static let kinds = [
    "cross-dissolve", "push-from-trailing", "slide-from-trailing", "move-in-from-top", "reveal-from-leading",
    "cover-from-bottom",
    "flip-from-left", "curl-up", "fade-through", "material-fade", "shared-axis-z", "zoom", "iris", "wipe-from-trailing",
    "cube-from-trailing", "cards-to-leading",
  ]

  private func storyboard(_ transition: any PageTransition) -> Storyboard {
    Storyboard("Pair", size: CGSize(width: 120, height: 80), scale: 1, sampling: .frames(count: 4)) {
      TabView("Pair", selection: "sea") {
        Tab("Sea", value: "sea") { page("Sea", Color.blue, .leading) }
        Tab("Sand", value: "sand") { page("Sand", Color.orange, .trailing) }
      }
      .tabViewStyle(.page)
      .tabTransition(transition, timing: Timing(duration: 0.3, curve: .linear))
    } script: {
      Appear()
      Select("sand")
    }
  }

  private func page(_ title: String, _ color: Color, _ side: HorizontalAlignment) -> some View {
    VStack(alignment: side, spacing: 6) {
      Text(title).font(.title)
      color.frame(width: 40, height: 20)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity).background(color.opacity(0.3))
  }

  @Test("Each kind of transition looks in each frame as it did", arguments: kinds)
  func looks(name: String) throws {
    let transition = try #require(TransitionCatalogue.transition(named: name))
    let timeline = try storyboard(transition).timeline()
    assertSnapshot(of: timeline, as: .sequence, named: name)
    assertLaws(.pureFrames, .healthyTrace, of: timeline)
  }

  @Test("A transition tells its callbacks and its pages as it did")
  func told() {
    assertSnapshot(of: storyboard(.crossDissolve), as: .lifecycle, named: "callbacks")
    assertSnapshot(of: storyboard(.crossDissolve), as: .accessibility, named: "pages")
  }
}
