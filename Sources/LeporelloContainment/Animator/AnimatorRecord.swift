// What an animator changed, so that it can be put back.

import LeporelloGraphics

/// The changes of an animator's blocks, the first value of each property of each view.
@MainActor struct AnimatorRecord {
  private struct Entry {
    weak var view: UIView?
    let property: ViewProperty
    let before: ViewModel
    var after: ViewModel
  }

  private var entries: [Entry] = []

  mutating func note(_ view: UIView, _ property: ViewProperty, before: ViewModel) {
    if let index = entries.firstIndex(where: { $0.view === view && $0.property == property }) {
      entries[index].after = view.model
    } else {
      entries.append(Entry(view: view, property: property, before: before, after: view.model))
    }
  }

  /// Sets every property that was changed to its value at a position, without animating.
  func place(at position: UIViewAnimatingPosition) {
    UIView.performWithoutAnimation {
      for entry in entries {
        guard let view = entry.view else { continue }
        let source =
          switch position {
          case .start: entry.before
          case .end: entry.after
          case .current: view.presentation
          }
        view.setModel(entry.property) { $0.take(entry.property, from: source) }
      }
    }
  }
}
