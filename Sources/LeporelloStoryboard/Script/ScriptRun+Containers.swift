// Finding the container that a step means.

import LeporelloContainment
import LeporelloPages
import LeporelloViews

extension ScriptRun {
  /// The containers that can be seen, outermost first.
  var containers: [any PagedContainer] {
    var found: [any PagedContainer] = []
    var level = [rootViewController]
    while !level.isEmpty {
      found += level.compactMap { $0 as? any PagedContainer }
      level = level.flatMap(\.children).filter { $0.viewIfLoaded?.superview != nil }
    }
    return found
  }

  /// The outermost container that has a tab with a value, and which tab that is.
  func container(with value: AnyHashableSendable, for step: String) throws(StoryboardError) -> (any PagedContainer, Int)
  {
    let containers = containers
    for container in containers { if let index = container.tab(with: value) { return (container, index) } }
    guard !containers.isEmpty else { throw .noContainer(step: step) }
    throw .stepNamesNoTab(value.description, step: step, tabs: containers.flatMap(\.tabNames))
  }

  /// The outermost container, if it has that many tabs.
  func container(with index: Int, for step: String) throws(StoryboardError) -> any PagedContainer {
    guard let container = containers.first else { throw .noContainer(step: step) }
    guard container.tabNames.indices.contains(index) else {
      throw .stepNamesNoTab("at \(index)", step: step, tabs: container.tabNames)
    }
    return container
  }
}

extension ScriptRun {
  /// Selects a tab and ends the turn.
  func select(_ target: TabTarget, by cause: SelectionCause, for step: String) throws(StoryboardError) {
    switch target {
    case .value(let value):
      let (container, index) = try container(with: value, for: step)
      container.select(index, by: cause)
    case .index(let index):
      try container(with: index, for: step).select(index, by: cause)
    }
    stage.commit()
  }
}
