// Real touches: a drag on the pages, a tap on the bar.

public import LeporelloContainment
import LeporelloGraphics

extension TabContainerController: UIGestureRecognizerDelegate {
  func addGestures() {
    let pan = UIPanGestureRecognizer()
    pan.addAction { [unowned self] recognizer in
      if let recognizer = recognizer as? UIPanGestureRecognizer { self.follow(recognizer) }
    }
    pan.delegate = self
    pagesView.addGestureRecognizer(pan)
    let tap = UITapGestureRecognizer()
    tap.addAction { [unowned self] recognizer in
      guard recognizer.state == .ended else { return }
      self.tap(at: recognizer.location(in: self.bar))
    }
    bar.addGestureRecognizer(tap)
    addBarScrolling()
  }

  /// A finger on the bars: a tab is selected, More opens its list or closes it.
  func tap(at point: CGPoint) {
    switch hit(point) {
    case .tab(let index):
      isMoreOpen = false
      select(index, by: .tap)
    case .more: isMoreOpen.toggle()
    case .bar, nil: break
    }
    bar.setNeedsDisplay()
  }

  /// A drag across the pages' axis is left to others, and so is one to where there is no page if another container
  /// takes it.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer, spec.swipes else { return false }
    let moved = pan.translation(in: pagesView)
    let (along, across) = spec.paging.axis == .horizontal ? (moved.x, moved.y) : (moved.y, moved.x)
    guard abs(along) > abs(across) else { return false }
    return taker(of: pages(in: moved) < 0 ? -1 : 1) === self
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      if beginDrag() { moveDrag(to: pages(in: pan.translation(in: pagesView))) }
    case .changed: moveDrag(to: pages(in: pan.translation(in: pagesView)))
    case .ended:
      moveDrag(to: pages(in: pan.translation(in: pagesView)))
      endDrag(velocity: pages(in: pan.velocity(in: pagesView)) * Double(pageStep))
    case .cancelled: cancelDrag()
    case .possible, .failed: break
    }
  }

  /// A movement of a finger in pages, forward being positive.
  private func pages(in movement: CGPoint) -> Double {
    guard pageStep > 0 else { return 0 }
    switch spec.paging.axis {
    case .horizontal: return Double((isRightToLeft ? movement.x : -movement.x) / pageStep)
    case .vertical: return Double(-movement.y / pageStep)
    }
  }
}
