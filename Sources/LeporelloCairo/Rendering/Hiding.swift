// What leaves nothing to be seen of what was drawn before it.

import LeporelloGraphics

extension DisplayItem {
  /// Whether the item paints all of some pixels with what nothing shines through; false where that takes a closer look.
  func hides(_ bounds: PixelBounds, _ matrix: CGAffineTransform) -> Bool {
    switch self {
    case .fill(let path, .color(let color), _): color.alpha >= 1 && path.covers(bounds, matrix)
    case .transform(let map, let list): list.hides(bounds, map.concatenating(matrix))
    case .clip(let path, _, let list): path.covers(bounds, matrix) && list.hides(bounds, matrix)
    case .opacity(let value, let list): value >= 1 && list.hides(bounds, matrix)
    case .fill, .stroke, .text, .image, .mask, .blend, .mix, .linearMix, .warp, .shadow, .innerShadow, .blur, .backdrop:
      false
    }
  }
}

extension DisplayList {
  fileprivate func hides(_ bounds: PixelBounds, _ matrix: CGAffineTransform) -> Bool {
    matrix.isDrawable && items.contains { $0.hides(bounds, matrix) }
  }
}

extension Path {
  /// Whether this is a rectangle that holds all of the pixels.
  func covers(_ bounds: PixelBounds, _ matrix: CGAffineTransform) -> Bool {
    switch storage {
    case .rect(let rect):
      let r = rect.applying(matrix)
      return matrix.b == 0 && matrix.c == 0 && r.minX <= CGFloat(bounds.minX) && r.minY <= CGFloat(bounds.minY)
        && r.maxX >= CGFloat(bounds.maxX) && r.maxY >= CGFloat(bounds.maxY)
    case .roundedRect, .ellipse, .elements: return false
    }
  }
}
