// The view of a container's bars.

import LeporelloContainment
import LeporelloGraphics

/// A view over the whole container that lets touches through wherever there is no bar.
final class TabBarsView: UIView {
  /// Whether a bar is at a point.
  var isTaken: (CGPoint) -> Bool = { _ in false }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && isTaken(point)
  }
}
