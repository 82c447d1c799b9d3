// The seam between model values and animation: changes of model values inside an animation block are handed to it.

import LeporelloGraphics

/// Collects what an animation block changes.
@MainActor package enum AnimationCapture {
  /// One change of one property.
  package struct Change {
    /// The view that changed.
    package let view: UIView
    /// Which property.
    package let property: ViewProperty
    /// Before.
    package let from: ViewModel
    /// After.
    package let to: ViewModel
  }

  private static var blocks: [[Change]] = []

  /// Runs a block and returns what it changed.
  package static func changes(of block: () -> Void) -> [Change] {
    blocks.append([])
    block()
    return blocks.removeLast()
  }

  static func modelDidChange(_ view: UIView, _ property: ViewProperty, from: ViewModel, to: ViewModel) {
    guard !blocks.isEmpty else { return }
    blocks[blocks.count - 1].append(Change(view: view, property: property, from: from, to: to))
  }
}
