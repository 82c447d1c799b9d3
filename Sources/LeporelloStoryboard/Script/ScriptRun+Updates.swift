// Which container's tabs a step changes.

import LeporelloContainment
import LeporelloPages
import LeporelloViews

extension ScriptRun {
  /// The outermost described container.
  func updated(for step: String) throws(StoryboardError) -> TabContainerController {
    guard let container = containers.lazy.compactMap({ $0 as? TabContainerController }).first else {
      throw .noContainer(step: step)
    }
    return container
  }

  /// The container of a tab, and the tab's place.
  func updated(_ target: TabTarget, for step: String) throws(StoryboardError) -> (TabContainerController, Int) {
    switch target {
    case .value(let value):
      let (container, index) = try container(with: value, for: step)
      guard let described = container as? TabContainerController else { throw .noContainer(step: step) }
      return (described, index)
    case .index(let index):
      let container = try updated(for: step)
      guard container.tabNames.indices.contains(index) else {
        throw .stepNamesNoTab("at \(index)", step: step, tabs: container.tabNames)
      }
      return (container, index)
    }
  }

  /// Changes a container's tabs and ends the turn.
  func change(
    _ container: TabContainerController, for step: String, _ change: (inout [TabSpec]) -> Void
  ) throws(StoryboardError) {
    do { try container.changeTabs(change) } catch {
      throw .invalidTabs(error, container: container.traceName)
    }
    stage.commit()
  }
}
