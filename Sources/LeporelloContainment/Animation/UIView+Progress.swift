// How far the motion in a tree of views is, for whoever shows it beside a picture.

import LeporelloGraphics

extension UIView {
  /// How far the first thing that moves in this tree is, from the back to the front; nil where nothing does.
  package var motionProgress: Double? {
    if let transition = motion?.transition { return transition.progress }
    if let animation = motion?.animations.first { return animation.group.progress }
    for view in storedSubviews { if let progress = view.motionProgress { return progress } }
    return nil
  }
}
