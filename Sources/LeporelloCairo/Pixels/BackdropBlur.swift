// Frosted glass. A wide blur has no fine detail, so it is made of a coarser picture: means of squares, a Gaussian over
// those, and straight lines between them; a few milliseconds where a whole phone's screen lies behind.

import LeporelloGraphics

enum BackdropBlur {
  /// The ground that a backdrop makes of what is behind it, whose edges are mirrored.
  static func picture(_ backdrop: Backdrop, over behind: Picture, scale: CGFloat) -> Picture {
    let wanted = backdrop.radius.isFinite ? min(max(0, backdrop.radius) * scale, 1_000) : 0
    let step = self.step(wanted)
    var coarse = CoarsePicture(behind.bitmap, step: step)
    coarse.blur(remaining(wanted, step))
    coarse.colour(saturation: Float(backdrop.saturation.isFinite ? max(0, backdrop.saturation) : 1), backdrop.tint)
    return Picture(
      bitmap: coarse.bitmap(width: behind.bitmap.width, height: behind.bitmap.height), x: behind.x, y: behind.y)
  }

  /// The side of the squares: at least three of them to a standard deviation.
  private static func step(_ sigma: CGFloat) -> Int {
    var step = 1
    while CGFloat(step * 2) * 3 <= sigma { step *= 2 }
    return step
  }

  /// The standard deviation in squares that is left to do: means and lines blur as well.
  private static func remaining(_ sigma: CGFloat, _ step: Int) -> CGFloat {
    let side = CGFloat(step)
    let done = step == 1 ? 0 : (side * side - 1) / 12 + side * side / 6
    return max(0, sigma * sigma - done).squareRoot() / side
  }
}
