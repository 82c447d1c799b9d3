// Transitions written outside the package keep the shared promises without doing anything for it.

import LeporelloTransitions
import Testing

/// The worked example of the documentation: pages change by a blind whose slats open.
struct Blinds: PageTransition {
  var slats = 8
  var name: String { "blinds" }

  func between(_ scene: TransitionScene) -> DisplayList {
    let height = scene.bounds.height / CGFloat(slats)
    var open = Path()
    for i in 0..<slats {
      open.addRect(
        CGRect(
          x: scene.bounds.minX, y: scene.bounds.minY + CGFloat(i) * height, width: scene.bounds.width,
          height: height * CGFloat(scene.progress)))
    }
    return DisplayList(scene.from.items + [.clip(open, scene.to)])
  }
}

extension PageTransition where Self == Blinds {
  static var blinds: Blinds { Blinds() }
}

@Suite struct CustomTransitionTests {
  @Test("A transition of one's own has exact ends, a way back and a short name")
  func blinds() {
    let transition: any PageTransition = .blinds
    #expect(transition.picture(from: Pages.a, to: Pages.b, bounds: Pages.bounds, progress: 0) == Pages.a)
    #expect(transition.picture(from: Pages.a, to: Pages.b, bounds: Pages.bounds, progress: 1) == Pages.b)
    #expect(transition.timing == Timing(duration: 0.25))
    #expect(
      transition.picture(
        from: Pages.a, to: Pages.b, bounds: Pages.bounds, progress: 0.25, in: TransitionContext(goesBack: true))
        == transition.picture(from: Pages.b, to: Pages.a, bounds: Pages.bounds, progress: 0.75))
  }

  @Test("A closure makes a transition")
  func closure() {
    let transition: any PageTransition = .custom("half") { $0.progress < 0.5 ? $0.from : $0.to }
    #expect(transition.name == "half")
    #expect(
      transition.picture(from: Pages.a, to: Pages.b, bounds: Pages.bounds, progress: 0.6)
        == DisplayList([.clip(Path(Pages.bounds), Pages.b)]))
    #expect(transition.picture(from: Pages.a, to: Pages.b, bounds: Pages.bounds, progress: 0) == Pages.a)
  }
}
