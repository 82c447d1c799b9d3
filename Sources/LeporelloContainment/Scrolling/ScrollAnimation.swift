// A movement of a scroll view on the virtual clock, one step each sixtieth of a second and one at its exact end.

import LeporelloGraphics

/// A running movement.
@MainActor final class ScrollAnimation {
  /// Why the content moves; closed.
  enum Kind {
    /// A finger let go.
    case deceleration
    /// Code asked for it.
    case offset
  }

  let kind: Kind
  private let place: (TimeInterval) -> CGPoint
  private let duration: TimeInterval
  private var begin: Int64 = 0
  private var step = 0
  private var scheduled = 0
  private weak var core: StageCore?
  private weak var scrollView: UIScrollView?
  private static let stepsPerSecond = 60.0

  init(kind: Kind, x: ScrollMotion, y: ScrollMotion) {
    self.kind = kind
    duration = max(x.duration, y.duration)
    place = { CGPoint(x: x.value(at: $0), y: y.value(at: $0)) }
  }

  /// A movement that code asked for: 0.3 s, slow at both ends, the length that UIKit's takes.
  init(from start: CGPoint, to end: CGPoint) {
    kind = .offset
    let duration = 0.3
    self.duration = duration
    place = { time in
      let t = CGFloat(min(1, max(0, time / duration)))
      let eased = t == 1 ? 1 : t * t * (3 - 2 * t)
      return CGPoint(x: start.x + (end.x - start.x) * eased, y: start.y + (end.y - start.y) * eased)
    }
  }

  func start(on scrollView: UIScrollView) {
    let core = scrollView.core
    (self.core, self.scrollView, begin) = (core, scrollView, core.now)
    scheduleStep()
  }

  private func scheduleStep() {
    guard let core else { return }
    step += 1
    let due = min(Double(step) / Self.stepsPerSecond, duration)
    let elapsed = TimeInterval(core.now - begin) / 1_000_000_000
    scheduled = core.schedule(after: max(1e-9, due - elapsed), label: "scrolling", finite: true) { [weak self] in
      self?.take(due)
    }
  }

  private func take(_ time: TimeInterval) {
    guard let scrollView, scrollView.scrolling === self else { return }
    let offset = place(time)
    if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
    guard scrollView.scrolling === self else { return }
    if time < duration { return scheduleStep() }
    scrollView.scrolling = nil
    switch kind {
    case .deceleration: scrollView.delegate?.scrollViewDidEndDecelerating(scrollView)
    case .offset: scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }

  func stop() { core?.cancel(scheduled) }
}
