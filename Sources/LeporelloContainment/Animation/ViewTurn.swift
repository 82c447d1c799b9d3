// A turn from one subview to another whose progress is a value of the view, so that a finger can set it and an
// animation can take it along.

import LeporelloGraphics
package import LeporelloTransitions

/// Which two subviews a turn is between, and how it looks.
struct ViewTurn {
  let transition: any PageTransition
  weak var leaving: UIView?
  weak var coming: UIView?
  let context: TransitionContext
}

extension UIView {
  /// Shows the view as a transition from itself without `coming` to itself without `leaving`, at the progress `turn`,
  /// until `endTurn`.
  package func beginTurn(
    _ transition: any PageTransition, from leaving: UIView?, to coming: UIView?, goesBack: Bool = false,
    isRightToLeft: Bool = false, reducesMotion: Bool = false
  ) {
    UIView.performWithoutAnimation { turn = 0 }
    needsMotion().turn = ViewTurn(
      transition: transition, leaving: leaving, coming: coming,
      context: TransitionContext(
        isRightToLeft: isRightToLeft, goesBack: goesBack, reducesMotion: reducesMotion,
        pixel: 1 / StageCore.current.scale))
  }

  /// How far the turn has come, 0 to 1; can be animated.
  package var turn: CGFloat {
    get { model.turn }
    set { setModel(.turn) { $0.turn = newValue } }
  }

  /// Shows the view as it is.
  package func endTurn() {
    motion?.turn = nil
    UIView.performWithoutAnimation { turn = 0 }
    dropAnimations(of: .turn)
  }
}
