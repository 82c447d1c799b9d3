// Bars that are scrolled by hand: they stay where they were put, and follow the next change of pages on its way.

import LeporelloContainment
import LeporelloGraphics
import LeporelloViews

extension TabContainerController {
  /// Scrolls a bar so far, in points from its beginning; no further than its items reach.
  package func scrollBar(_ index: Int = 0, to offset: CGFloat) {
    let bars = layout.bars
    guard bars.indices.contains(index) else { return }
    barOffsets[index] = bars[index].geometry.bounded(offset)
    bar.setNeedsDisplay()
  }

  /// How far each bar is scrolled that was scrolled by hand: with a change of pages, bars go back to where those are.
  func handOffsets(at position: PagePosition) -> [Int: CGFloat] {
    guard !barOffsets.isEmpty else { return [:] }
    guard let turn = state.turn, turn.look != .pull else { return barOffsets }
    let (bars, fraction) = (layout.bars, CGFloat(turn.fraction(at: StageCore.current.now)))
    var offsets: [Int: CGFloat] = [:]
    for (index, offset) in barOffsets where bars.indices.contains(index) {
      offsets[index] = offset + (bars[index].offset(at: position) - offset) * fraction
    }
    return offsets
  }

  /// Does something that changes the tabs, with the first item that is to be seen of each scrolled bar in its place.
  func keepingBars(_ change: () -> Void) {
    guard !barOffsets.isEmpty else { return change() }
    let (before, names) = (layout.bars, spec.identities)
    change()
    let after = layout.bars
    guard before.count == after.count else { return barOffsets = [:] }
    for (index, offset) in barOffsets {
      barOffsets[index] = after[index].geometry.offset(keeping: offset, of: before[index].geometry) { item in
        names.indices.contains(item) ? spec.index(of: names[item]) : nil
      }
    }
  }

  /// A finger drags a bar.
  func addBarScrolling() {
    let pan = UIPanGestureRecognizer()
    pan.addAction { [unowned self] recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      self.dragBar(pan)
    }
    bar.addGestureRecognizer(pan)
  }

  private func dragBar(_ pan: UIPanGestureRecognizer) {
    let moved = pan.translation(in: bar)
    switch pan.state {
    case .began:
      barGrip = grip(below: pan.location(in: bar), moved)
      dragBar(by: moved)
    case .changed, .ended: dragBar(by: moved)
    case .possible, .cancelled, .failed: break
    }
    if pan.state != .began, pan.state != .changed { barGrip = nil }
  }

  /// The scrolling bar that a finger came down on, before it moved so far.
  private func grip(below point: CGPoint, _ moved: CGPoint) -> (bar: Int, offset: CGFloat)? {
    let layout = layout
    let start = CGPoint(x: point.x - moved.x + layout.bounds.minX, y: point.y - moved.y + layout.bounds.minY)
    let state = barState
    for (index, placed) in layout.bars.enumerated() where placed.frame.contains(start) {
      guard placed.geometry.scrolls else { return nil }
      return (index, placed.offset(at: state.position, byHand: state.offsets[index]))
    }
    return nil
  }

  private func dragBar(by moved: CGPoint) {
    guard let grip = barGrip, layout.bars.indices.contains(grip.bar) else { return }
    let isHorizontal = layout.bars[grip.bar].bar.placement.isHorizontal
    let along = isHorizontal ? (isRightToLeft ? moved.x : -moved.x) : -moved.y
    scrollBar(grip.bar, to: grip.offset + along)
  }
}
