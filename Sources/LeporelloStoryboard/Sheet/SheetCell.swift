// One frame as the contact sheet needs it, so that a sheet can be laid out from anything.

import LeporelloGraphics

/// What a contact sheet shows of one frame.
struct SheetCell: Sendable, Hashable {
  /// The picture, in the frame's own points.
  var picture: DisplayList
  /// What the frame is called, if it is.
  var label: String?
  /// When it was taken, such as "0.100 s".
  var time: String
  /// How far the transition is, 0 to 1, or nil where nothing ever moves.
  var progress: Double?
  /// What happened since the frame before, in order.
  var events: [String]
}
