// Appearance driven by hand: begin and end in pairs, nesting in one direction, one end after a reversal.

import LeporelloGraphics

extension UIViewController {
  func beginByHand(_ isAppearing: Bool, _ animated: Bool) {
    let core = StageCore.current
    core.trace.during("\(traceName).beginAppearanceTransition(\(isAppearing), animated: \(animated))") {
      if isInTransition { core.report(.drivenTwice(traceName)) }
      beginTransition(isAppearing, animated)
    }
  }

  func endByHand() {
    StageCore.current.trace.during("\(traceName).endAppearanceTransition()") { endTransition() }
  }

  func beginTransition(_ isAppearing: Bool, _ animated: Bool) {
    if isAppearing { loadViewIfNeeded() }
    switch appearance.begin(appearing: isAppearing, animated: animated) {
    case .callback(let callback): send(callback)
    case .nested: break
    case .tookOver, .redundant: StageCore.current.report(.unbalancedAppearance(traceName))
    }
  }

  func endTransition() {
    switch appearance.end() {
    case .callback(let callback): send(callback)
    case .silent: break
    case .unbalanced: StageCore.current.report(.unbalancedAppearance(traceName))
    }
  }
}
