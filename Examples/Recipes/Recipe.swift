// Each recipe as a storyboard: a container, what is done to it, and its callback order beside the frames.

import Leporello

/// A containment recipe and the storyboard that shows it; closed.
enum Recipe: String, CaseIterable {
  case add = "Add"
  case remove = "Remove"
  case swapLeavingFirst = "Swap"
  case swapJoiningFirst = "Swap joining first"
  case swapAtOnce = "Swap at once"
  case swapEasingIn = "Swap easing in"
  case manual = "Forwarding by hand"

  /// Its file name.
  var file: String {
    rawValue.lowercased().replacingOccurrences(of: " ", with: "-")
  }

  @MainActor var storyboard: Storyboard {
    switch self {
    case .add:
      board(frames: 2) {
        container(AddRemoveContainer(child: pageA()))
      } script: {
        perform("add") { (container: AddRemoveContainer) in container.add() }
        Wait(0.1)
      }
    case .remove:
      board(frames: 2) {
        container(AddRemoveContainer(child: pageA()))
      } script: {
        perform("add") { (container: AddRemoveContainer) in container.add() }
        Appear()
        perform("remove") { (container: AddRemoveContainer) in container.remove() }
        Wait(0.1)
      }
    case .swapLeavingFirst: swap(frames: 6) { $0.swapLeavingFirst() }
    case .swapJoiningFirst: swap(frames: 6) { $0.swapJoiningFirst() }
    case .swapAtOnce: swap(frames: 2) { $0.swapAtOnce() }
    case .swapEasingIn: swap(frames: 5) { $0.swapEasingIn() }
    case .manual:
      board(frames: 3) {
        container(ManualContainer(first: pageA(), second: pageB()))
      } script: {
        Wait(0.1)
        perform("toggle") { (container: ManualContainer) in container.toggle() }
        Wait(0.1)
        perform("toggle back") { (container: ManualContainer) in container.toggle() }
        Wait(0.1)
      }
    }
  }

  @MainActor private func swap(
    frames: Int, _ action: @escaping @MainActor @Sendable (SwapContainer) -> Void
  ) -> Storyboard {
    board(frames: frames) {
      container(SwapContainer(current: pageA(), incoming: pageB()))
    } script: {
      perform("swap", action)
      Settle()
    }
  }

  @MainActor private func board(
    frames: Int, controller: @escaping @MainActor @Sendable () -> UIViewController,
    @ScriptBuilder script: () -> [any ScriptStep]
  ) -> Storyboard {
    Storyboard(
      rawValue, size: CGSize(width: 220, height: 330), scale: 2, text: .faithful, sampling: .frames(count: frames),
      sheet: SheetStyle(showsLifeCycle: true), controller: controller, script: script)
  }
}

/// Names a container P, as the literature does.
@MainActor private func container(_ controller: UIViewController) -> UIViewController {
  controller.traceName = "P"
  return controller
}

/// A step that calls a method of the root container.
private func perform<Container: UIViewController>(
  _ label: String, _ action: @escaping @MainActor @Sendable (Container) -> Void
) -> Perform {
  Perform(label, on: Container.self, action)
}
