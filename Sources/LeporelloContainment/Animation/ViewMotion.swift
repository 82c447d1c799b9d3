// What a view has beside its model values, once it is animated, drawn into or asked for its layer.

package import LeporelloGraphics

/// The parts of a view that most views never need.
@MainActor final class ViewMotion {
  /// Running animations of single properties, oldest first.
  var animations: [PropertyAnimation] = []
  /// The transition that the view's picture goes through.
  var transition: RunningTransition?
  /// The turn between two subviews whose progress is the model's `turn`.
  var turn: ViewTurn?
  /// The layer, made when first asked for.
  var layer: CALayer?
  /// Draws the content between the background and the subviews, for the bounds that are shown.
  var content: (@MainActor (CGRect) -> DisplayList)?
  /// Makes one picture of the subviews' pictures, where they don't simply lie on one another.
  var composition: ViewComposition?
  /// What the view lets a person do beside touches.
  var interactions: [any UIInteraction] = []
  /// Who hears of the view's values by key path.
  var observations: [KeyValueWatch] = []
}

/// Makes one picture of a view's subviews; the given function draws a subview in the view's own coordinates.
package typealias ViewComposition = @MainActor (_ draw: @MainActor (UIView) -> DisplayList) -> DisplayList

extension UIView {
  /// The parts, made when first needed.
  func needsMotion() -> ViewMotion {
    if let motion { return motion }
    let made = ViewMotion()
    motion = made
    return made
  }

  /// Draws the content between the background and the subviews, for the bounds that are shown.
  package var drawsContent: (@MainActor (CGRect) -> DisplayList)? {
    get { motion?.content }
    set { needsMotion().content = newValue }
  }

  /// Makes one picture of the subviews' pictures, where they don't simply lie on one another.
  package var composition: ViewComposition? {
    get { motion?.composition }
    set { needsMotion().composition = newValue }
  }
}
