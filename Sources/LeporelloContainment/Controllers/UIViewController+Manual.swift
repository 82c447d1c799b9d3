// Appearance driven by hand: begin and end in pairs, nesting in one direction, one end after a reversal.

import LeporelloGraphics

extension UIViewController {
  func beginByHand(_ isAppearing: Bool, _ animated: Bool) {
    let core = self.core
    core.during("\(traceName).beginAppearanceTransition(\(isAppearing), animated: \(animated))") {
      if isInTransition, !isContainerDriving { core.report(.drivenTwice(traceName)) }
      beginTransition(isAppearing, animated)
    }
  }

  /// A container of Apple's begins through the public method, so that overrides of it hear; it ends out of their sight.
  func beginForContainer(_ isAppearing: Bool, animated: Bool) {
    isContainerDriving = true
    beginAppearanceTransition(isAppearing, animated: animated)
    isContainerDriving = false
  }

  func endByHand() {
    core.during("\(traceName).endAppearanceTransition()") {
      if isInTransition { core.report(.drivenTwice(traceName)) }
      endTransition()
    }
  }

  func beginTransition(_ isAppearing: Bool, _ animated: Bool) {
    if isAppearing { loadViewIfNeeded() }
    take(appearance.begin(appearing: isAppearing, animated: animated))
  }

  func endTransition() { take(appearance.end()) }

  /// The incoming or outgoing side of `transition(from:to:…)` begins.
  func beginSwap(_ isAppearing: Bool, _ animated: Bool) {
    take(appearance.beginSwap(appearing: isAppearing, animated: animated))
  }

  /// The same side ends; where the container itself is still on its way in, its end will be this one's too.
  func endSwap() {
    if let storedParent, storedParent.covers(self), appearance.driver == .swap {
      appearance.leaveToParent()
    } else {
      take(appearance.endSwap())
    }
  }

  private func take(_ outcome: AppearanceMachine.BeginOutcome) {
    switch outcome {
    case .callback(let callback):
      core.suspect(self)
      send(callback)
    case .nested: break
    case .tookOver, .redundant: core.report(.unbalancedAppearance(traceName))
    }
  }

  private func take(_ outcome: AppearanceMachine.EndOutcome) {
    switch outcome {
    case .callback(let callback): send(callback)
    case .silent: break
    case .unbalanced: core.report(.unbalancedAppearance(traceName))
    }
  }
}
