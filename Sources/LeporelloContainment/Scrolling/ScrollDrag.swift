// A drag of a scroll view under way.

import LeporelloGraphics

/// What a drag began with.
struct ScrollDrag {
  /// The offset that a finger at its first place stands for, beyond edges as far as the finger would have gone.
  var origin: CGPoint
  /// The offset when the drag began, from which a page turn counts.
  var start: CGPoint
  var across: Bool
  var down: Bool
}
