// Pages that rest while a transition runs are drawn once, however they move.

import LeporelloCairo
import LeporelloTransitions
import Testing

@Suite struct RestingPageTests {
  @Test(
    "In sixty frames each resting page is drawn once",
    arguments: [
      "cross-dissolve", "push-from-trailing", "push-from-top", "slide-from-leading", "move-in-from-trailing",
      "reveal-from-bottom", "cover-from-trailing", "flip-from-left", "cube-from-top", "curl-up", "curl-down",
      "wipe-from-leading", "iris",
    ])
  func once(name: String) throws {
    let size = CGSize(width: 60, height: 90)
    let bounds = CGRect(origin: .zero, size: size)
    let transition = try #require(TransitionCatalogue.transition(named: name))
    let (a, b) = (Frames.page(bounds, hue: RGBA(0.8, 0.2, 0.1)), Frames.page(bounds, hue: RGBA(0.1, 0.3, 0.9)))
    let renderer = CairoRenderer()
    for frame in 1..<60 {
      let list = transition.picture(
        from: a, to: b, bounds: bounds, progress: Double(frame) / 60, in: TransitionContext(pixel: 1.0 / 2))
      let quick = try renderer.render(list, size: size, scale: 2)
      let fresh = try CairoRenderer(cacheLimit: 0).render(list, size: size, scale: 2)
      #expect(quick == fresh)
    }
    // A curl shows a page's front, and its back as paper with the print shining through.
    let most = name.hasPrefix("curl") ? 3 : 2
    #expect(renderer.picturesDrawn <= most && renderer.picturesDrawn > 0, "\(renderer.picturesDrawn)")
  }
}
