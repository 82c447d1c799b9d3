// Where the container's parts stand, and what they show at a position.

import LeporelloContainment
import LeporelloGraphics
import LeporelloHosting
import LeporelloTransitions
import LeporelloViews

extension TabContainerController {
  /// The bar and the pages stand where the description's style puts them.
  func placeParts() {
    let layout = layout
    (bar.frame, pagesView.frame) = (view.bounds, layout.page)
    for page in pages.values { inset(page, layout) }
    for index in pages.keys.sorted() {
      if let page = pages[index]?.viewIfLoaded, page.superview === pagesView { page.frame = pagesView.bounds }
    }
  }

  /// The page at a place, made and added when it is first asked for.
  func page(at index: Int) -> UIViewController {
    if let made = pages[index] { return made }
    let page = UIHostingController(rootView: spec.tabs[index].content, environment: environment)
    page.title = spec.tabs[index].title
    page.traceName = spec.tabs[index].name
    inset(page, layout)
    pages[index] = page
    addChild(page)
    return page
  }

  /// The selected page, or both pages of a change, as its transition shows them.
  func composePages(_ draw: (UIView) -> DisplayList) -> DisplayList {
    guard let turn = state.turn else {
      guard let selection = state.selection, let view = pages[selection]?.viewIfLoaded else { return .empty }
      return draw(view)
    }
    func list(_ index: Int) -> DisplayList { pages[index]?.viewIfLoaded.map(draw) ?? .empty }
    return spec.turning.transition.picture(
      from: list(turn.from), to: list(turn.to), bounds: pagesView.bounds,
      progress: turn.progress(at: StageCore.current.now),
      in: TransitionContext(
        isRightToLeft: environment.layoutDirection == .rightToLeft, goesBack: turn.to < turn.from,
        reducesMotion: environment.accessibilityReduceMotion, pixel: 1 / StageCore.current.scale))
  }

  /// The bars at the present position.
  func barPicture() -> DisplayList {
    LoweredPage(TabViewChrome(layout, barState), in: bar.bounds.size, environment: environment, hostsSlots: false)
      .displayList
  }
}
