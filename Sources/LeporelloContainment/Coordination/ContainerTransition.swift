// One change of an Apple-style container from one controller to another: begins, views, animation or gesture, ends.
// The container says the order, what to install and remove, and how it looks at a fraction.

import LeporelloGraphics

/// A container's transition under way.
@MainActor final class ContainerTransition {
  /// What differs between containers.
  struct Plan {
    var order: AppearanceOrder
    var from: UIViewController?
    var to: UIViewController?
    var animated: Bool
    var duration: TimeInterval
    var container: UIView
    /// Which of the two hear of it; a sheet's presenter does not.
    var tellsFrom = true
    var tellsTo = true
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    /// Puts the incoming view in place.
    var install: () -> Void
    /// Runs when the wills were sent and the views are in place.
    var began: () -> Void = {}
    /// Places the views at a fraction of the way.
    var look: (CGFloat) -> Void
    /// Takes the outgoing view away, or the incoming one after a cancellation.
    var uninstall: (_ completed: Bool) -> Void
    /// Runs when the ends were sent.
    var ended: (_ completed: Bool) -> Void
    /// Where a controller's view is to stand at last; nil for the container's bounds.
    var finalFrame: (UIViewController) -> CGRect? = { _ in nil }
    /// Moves the views from one fraction to another where no animation of values does; the last one runs at the end.
    var glide: ((ContainerTransition, CGFloat, CGFloat, TimeInterval, @escaping @MainActor () -> Void) -> Void)?
    /// The view that stands for a controller.
    var view: @MainActor (UIViewController?) -> UIView? = { $0?.view }
  }

  /// How far the transition is; closed.
  enum Phase { case prepared, running, gesture, rollingBack, over }

  private(set) var plan: Plan
  private(set) var phase = Phase.prepared
  private(set) var isCancelled = false
  private var isTurned = false
  private(set) var percentComplete: CGFloat = 0
  let isInitiallyInteractive: Bool
  var alongside: [() -> Void] = []
  var completions: [() -> Void] = []
  var interactionHandlers: [() -> Void] = []
  /// Runs when a cancelled transition sent its rollback.
  var rolledBack: () -> Void = {}
  private var held: HeldItems?

  init(_ plan: Plan, interactive: Bool = false) {
    self.plan = plan
    isInitiallyInteractive = interactive || plan.interactor != nil
  }

  var isInteractive: Bool { phase == .gesture }
  var isOver: Bool { phase == .over }

  /// Sends the wills and starts what is seen.
  func start() {
    plan.to?.loadViewIfNeeded()
    plan.container.core.open(self)
    plan.from?.isInTransition = true
    plan.to?.isInTransition = true
    for side in plan.order.begins { tell(side)?.beginForContainer(side == .to, animated: plan.animated) }
    plan.install()
    plan.began()
    guard !isInitiallyInteractive else { return startGesture() }
    phase = .running
    guard plan.animated else {
      for animation in alongside { animation() }
      plan.look(1)
      plan.container.core.atCommit { self.finish(true) }
      return
    }
    runAnimation()
  }

  private func runAnimation() {
    if let animator = plan.animator {
      animator.animateTransition(using: self)
      runAlongside(over: plan.duration)
    } else if let glide = plan.glide {
      plan.look(0)
      runAlongside(over: plan.duration)
      glide(self, 0, 1, plan.duration) { self.finish(true) }
    } else {
      plan.look(0)
      UIView.animateInFull(withDuration: plan.duration) {
        self.plan.look(1)
        for animation in self.alongside { animation() }
      } completion: { _ in
        self.finish(true)
      }
    }
  }

  private func runAlongside(over duration: TimeInterval) {
    guard !alongside.isEmpty else { return }
    UIView.animate(withDuration: duration) { for animation in self.alongside { animation() } }
  }

  // MARK: Gesture

  private func startGesture() {
    phase = .gesture
    plan.interactor?.startInteractiveTransition(self)
    if let animator = plan.animator {
      let held = HeldItems()
      self.held = held
      plan.container.core.hold(in: held) {
        animator.animateTransition(using: self)
        runAlongside(over: plan.duration)
      }
    } else {
      plan.look(0)
    }
  }

  func update(_ fraction: CGFloat) {
    guard phase == .gesture else { return }
    percentComplete = min(1, max(0, fraction))
    if plan.animator == nil { plan.look(percentComplete) }
    held?.scrub(to: TimeInterval(percentComplete) * plan.duration)
  }

  func endGesture(cancelled: Bool) {
    guard phase == .gesture else { return }
    isCancelled = cancelled
    phase = cancelled ? .rollingBack : .running
    for handler in interactionHandlers { handler() }
    let rest = plan.duration * TimeInterval(cancelled ? percentComplete : 1 - percentComplete)
    if let held {
      held.release(after: rest, progress: TimeInterval(percentComplete) * plan.duration, reversed: cancelled)
    } else if let glide = plan.glide {
      if !cancelled { runAlongside(over: rest) }
      glide(self, percentComplete, cancelled ? 0 : 1, rest) { self.finish(!cancelled) }
    } else {
      UIView.animateInFull(withDuration: rest) {
        self.plan.look(cancelled ? 0 : 1)
        if !cancelled { for animation in self.alongside { animation() } }
      } completion: { _ in
        self.finish(!cancelled)
      }
    }
  }

  // MARK: End

  /// The container leaves meanwhile: the transition ends at once, or goes back where a finger holds it.
  func abandon() {
    switch phase {
    case .prepared, .over: break
    case .gesture, .rollingBack: finish(false)
    case .running: finish(true)
    }
  }

  /// The stage is torn down: nothing is sent any more, and nothing is kept alive.
  func discard() {
    phase = .over
    (alongside, completions, interactionHandlers, rolledBack) = ([], [], [], {})
    (plan.install, plan.began, plan.look, plan.uninstall, plan.ended) = ({}, {}, { _ in }, { _ in }, { _ in })
    (plan.animator, plan.interactor, plan.from, plan.to) = (nil, nil, nil, nil)
    (plan.finalFrame, plan.view, plan.glide) = ({ _ in nil }, { $0?.view }, nil)
  }

  /// Whether a switch that has not been shown yet can go back to a controller.
  func canBeTurned(to controller: UIViewController) -> Bool {
    phase == .running && !plan.animated && controller === (isTurned ? plan.to : plan.from)
  }

  /// Goes back before anything was shown: both hear the opposite will, and one did each at the end.
  func turnRound() {
    isTurned.toggle()
    for side in plan.order.begins {
      tell(turned(side))?.beginForContainer(side == .to, animated: plan.animated)
    }
  }

  private func turned(_ side: AppearanceOrder.Side) -> AppearanceOrder.Side {
    isTurned ? (side == .from ? .to : .from) : side
  }

  /// Sends the dids, or the rollback, and tells whoever waits.
  func finish(_ completed: Bool) {
    guard phase != .over, phase != .prepared else { return }
    phase = .over
    plan.from?.isInTransition = false
    plan.to?.isInTransition = false
    percentComplete = completed ? 1 : 0
    if completed {
      plan.uninstall(true)
      for side in plan.order.ends { tell(turned(side))?.endTransition() }
    } else {
      isCancelled = true
      for step in plan.order.rollback {
        switch step {
        case .reverse(let side): tell(side)?.beginForContainer(side == .from, animated: plan.animated)
        case .end(let side): tell(side)?.endTransition()
        }
      }
      plan.uninstall(false)
      rolledBack()
    }
    plan.ended(completed)
    plan.animator?.animationEnded(completed)
    for completion in completions { completion() }
    plan.container.core.close(self)
    discard()
  }

  private func tell(_ side: AppearanceOrder.Side) -> UIViewController? {
    switch side {
    case .from: plan.tellsFrom ? plan.from : nil
    case .to: plan.tellsTo ? plan.to : nil
    }
  }
}
