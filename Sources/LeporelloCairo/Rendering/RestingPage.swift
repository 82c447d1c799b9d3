// Pages that hide all that is behind them, which are drawn apart and kept, so that each is drawn once however it moves.

import LeporelloGraphics

/// A page in a rectangle of whole pixels.
///
/// A list that begins by painting all its pixels gives the same bytes whether drawn apart or in place.
struct RestingPage {
  let list: DisplayList
  let matrix: CGAffineTransform
  let bounds: PixelBounds

  /// A list clipped by a path, or nil where keeping it apart could show or is not worth it.
  init?(_ path: Path, _ list: DisplayList, _ matrix: CGAffineTransform) {
    guard list.items.count > 2, case .rect(let rect) = path.storage, path.isPixelAligned(matrix),
      case .fill(let ground, .color(let color), _) = list.items[0], color.alpha >= 1,
      case .rect(let filled) = ground.storage, filled.contains(rect)
    else { return nil }
    let r = rect.applying(matrix)
    guard abs(r.minX) < Canvas.farthest, abs(r.minY) < Canvas.farthest, r.width < 16_384, r.height < 16_384 else {
      return nil
    }
    let bounds = PixelBounds(
      minX: Int(r.minX.rounded()), minY: Int(r.minY.rounded()), maxX: Int(r.maxX.rounded()),
      maxY: Int(r.maxY.rounded()))
    // What looks further than the page ends is not kept apart.
    guard BackdropBounds.of(list, matrix, near: bounds).map({ bounds.contains($0) }) ?? true else { return nil }
    (self.list, self.matrix, self.bounds) = (list, matrix, bounds)
  }
}
