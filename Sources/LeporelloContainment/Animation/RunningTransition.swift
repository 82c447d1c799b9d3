// A view's picture on its way from what it showed to what it shows: two pictures, a progress by the virtual clock, and
// who is told at the end.

import LeporelloGraphics
import LeporelloTransitions

/// A transition that runs on a view.
@MainActor final class RunningTransition {
  private weak var core: StageCore?
  private weak var view: UIView?
  private let start: Int64
  private let timing: Timing
  private let transition: any PageTransition
  private let from: DisplayList
  /// The view that is left out of the coming picture while both stand in the tree, and, where content is live, the one
  /// that is left out of the leaving picture.
  private weak var leaving: UIView?
  private weak var coming: UIView?
  private let isLive: Bool
  /// Whether touches reach the view meanwhile.
  let allowsTouches: Bool
  private var frozen: DisplayList?
  private var scheduled: Int?
  private var completion: ((Bool) -> Void)?

  init(
    _ transition: any PageTransition, timing: Timing, on view: UIView, from: DisplayList, leaving: UIView? = nil,
    coming: UIView? = nil, isLive: Bool = false, allowsTouches: Bool = true, completion: ((Bool) -> Void)?
  ) {
    let core = StageCore.current
    (self.core, self.view, start) = (core, view, core.now)
    (self.timing, self.transition, self.from) = (timing, transition, from)
    (self.leaving, self.coming, self.isLive, self.completion) = (leaving, coming, isLive, completion)
    self.allowsTouches = allowsTouches
  }

  /// Begins; whatever transition ran on the view is interrupted.
  func begin(label: String) {
    guard let core, let view else { return }
    let motion = view.needsMotion()
    motion.transition?.interrupt()
    motion.transition = self
    let isFinite = timing.end.isFinite
    scheduled = core.schedule(
      after: isFinite ? timing.end : 4e9, label: label, finite: isFinite,
      action: { self.end(true) }, interrupted: { self.end(false) })
    // A transition shows snapshots unless it is live: the coming one is taken once this turn's layout is done.
    if !isLive { core.schedule(after: 0, label: "\(label) snapshot", finite: true, action: { self.freeze() }) }
  }

  private func freeze() {
    guard let view, view.motion?.transition === self else { return }
    frozen = view.ownPicture(without: leaving)
  }

  /// How far it is now, 0 to 1.
  var progress: Double { core.map { timing.value(at: Double($0.now - start) / 1_000_000_000) } ?? 1 }

  /// The picture now, in the view's own coordinates.
  func picture(in bounds: CGRect) -> DisplayList {
    guard let core, let view else { return .empty }
    // In the tree, the leaving view can move on while it leaves; once out of it, its last picture stays.
    let isBeside = isLive && coming != nil && leaving?.superview === view
    return transition.picture(
      from: isBeside ? view.ownPicture(without: coming) : from,
      to: frozen ?? view.ownPicture(without: leaving), bounds: bounds, progress: progress,
      in: TransitionContext(pixel: 1 / core.scale))
  }

  /// Ends the transition at the end of this turn, unfinished.
  func interrupt() {
    detach()
    guard let core, completion != nil else { return }
    scheduled = core.schedule(
      after: 0, label: "interrupted transition", finite: true,
      action: { self.end(false) }, interrupted: { self.end(false) })
  }

  private func end(_ finished: Bool) {
    detach()
    let told = completion
    completion = nil
    told?(finished)
  }

  private func detach() {
    if let scheduled { core?.cancel(scheduled) }
    scheduled = nil
    if view?.motion?.transition === self { view?.motion?.transition = nil }
  }
}
