// Where a node lies, in the engine's own form: Foundation's rectangle hides its numbers behind calls.

import LeporelloGraphics

/// A rectangle of plain numbers.
struct Place: BitwiseCopyable {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0

  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}
