// Which container a finger moves.

import LeporelloContainment
import LeporelloPages

extension ScriptRun {
  /// The container on which a finger is.
  var dragged: TabContainerController? {
    containers.lazy.compactMap { $0 as? TabContainerController }.first { $0.isDragged }
  }

  /// The container on which a finger is; a step that needs one says so.
  func requireDrag(for step: String) throws(StoryboardError) -> TabContainerController {
    guard let dragged else {
      throw .impossibleStep(step, reason: "no finger is on the pages; put Drag(progress:) before it")
    }
    return dragged
  }

  /// The innermost container that takes a swipe, or one around it that it is handed on to.
  func swiped(_ direction: Int, for step: String) throws(StoryboardError) -> TabContainerController {
    let shown = containers.compactMap { $0 as? TabContainerController }
    guard let inner = shown.last else { throw .noContainer(step: step) }
    guard let taker = inner.taker(of: direction) else {
      throw .impossibleStep(
        step, reason: "no container here turns its pages by swipes; add .tabPaging(Paging(swipes: true))")
    }
    return taker
  }
}
