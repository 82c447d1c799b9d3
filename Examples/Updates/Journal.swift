// What the container's bar says at moments of the script, read as a screen reader reads it.

import Leporello

/// The tabs at a moment.
struct Moment: Sendable {
  let title: String
  /// The tabs' titles in order, and whether each is the selected one.
  let tabs: [(title: String, isSelected: Bool)]
}

@MainActor final class Journal {
  private var noted: [String: Moment] = [:]
  private var order: [String] = []

  /// The moments in order; a storyboard plays its script twice, and the second time counts.
  var moments: [Moment] { order.compactMap { noted[$0] } }

  /// A step that writes the tabs down.
  func note(_ title: String) -> Perform {
    Perform("note") { [weak self] stage in
      guard let root = stage.window.rootViewController else { return }
      let tabs = AccessibilitySnapshot(of: root).all(.tab)
      self?.write(Moment(title: title, tabs: tabs.map { ($0.label ?? "", $0.isSelected) }))
    }
  }

  private func write(_ moment: Moment) {
    if noted.updateValue(moment, forKey: moment.title) == nil { order.append(moment.title) }
  }
}
