// What is shown at the virtual clock's now: model values and what running animations add to them.

import LeporelloGraphics

extension UIView {
  /// The values shown now; the model's where nothing runs.
  package var presentation: ViewModel { presentation(of: model) }

  /// A model with what running animations add to it; later ones lead to earlier ones' targets, so they come first.
  func presentation(of model: ViewModel) -> ViewModel {
    guard let motion else { return model }
    let shown = presentationWithoutLayer(of: model)
    guard let layer = motion.layer, !layer.running.isEmpty else { return shown }
    return layer.shown(from: shown).model
  }

  /// A model with what animation blocks add to it.
  func presentationWithoutLayer(of model: ViewModel) -> ViewModel {
    guard let motion, !motion.animations.isEmpty else { return model }
    var shown = model
    for animation in motion.animations.reversed() { animation.apply(to: &shown) }
    return shown
  }

  /// Whether anything of this view itself is on its way.
  package var isOnItsWay: Bool {
    motion.map {
      !$0.animations.isEmpty || $0.transition != nil || !($0.layer?.running.isEmpty ?? true)
    } ?? false
  }

  /// Whether an animation or transition under way keeps touches out, as UIKit's do without `allowUserInteraction`.
  var isClosedToTouches: Bool {
    guard let motion else { return false }
    return motion.transition?.allowsTouches == false || motion.animations.contains { !$0.group.allowsTouches }
  }

  /// Takes the animations of a property away; their groups hear it.
  func dropAnimations(of property: ViewProperty) {
    guard let motion else { return }
    let dropped = motion.animations.filter { $0.property == property }
    motion.animations.removeAll { $0.property == property }
    for animation in dropped { animation.group.didLoseAnimation() }
  }

  /// Takes all animations and a running transition away; their completions hear `false` at the end of the turn.
  package func dropAllAnimations() {
    guard let motion else { return }
    let dropped = motion.animations
    motion.animations = []
    for animation in dropped { animation.group.didLoseAnimation() }
    motion.transition?.interrupt()
    motion.layer?.dropAnimations()
  }
}
