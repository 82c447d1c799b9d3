// The dissolve of whole frames, found in whatever containers wrap around it.

import LeporelloGraphics

/// The last thing a list draws, where that is a mix which nothing cuts off within the bounds.
struct TopMix {
  let from: DisplayList
  let to: DisplayList
  /// The second list's share, above 0 and below 1.
  let fraction: Double
  let matrix: CGAffineTransform
  /// Whether the list draws nothing else.
  let isAlone: Bool

  init?(of list: DisplayList, _ matrix: CGAffineTransform, _ bounds: PixelBounds, isAlone: Bool = true) {
    guard let last = list.items.last, matrix.isDrawable else { return nil }
    let isAlone = isAlone && list.items.count == 1
    let inner: TopMix?
    switch last {
    case .mix(let from, let to, let fraction):
      guard fraction > 0, fraction < 1 else { return nil }
      (self.from, self.to, self.fraction, self.matrix, self.isAlone) = (from, to, fraction, matrix, isAlone)
      return
    case .transform(let map, let list): inner = TopMix(of: list, map.concatenating(matrix), bounds, isAlone: isAlone)
    case .clip(let path, _, let list):
      guard path.covers(bounds, matrix) else { return nil }
      inner = TopMix(of: list, matrix, bounds, isAlone: isAlone)
    case .opacity(let value, let list):
      guard value >= 1 else { return nil }
      inner = TopMix(of: list, matrix, bounds, isAlone: isAlone)
    case .fill, .stroke, .text, .image, .mask, .blend, .linearMix, .warp, .shadow, .innerShadow, .blur, .backdrop:
      return nil
    }
    guard let inner else { return nil }
    self = inner
  }
}

extension Path {
  /// Whether this is a rectangle that holds all of the pixels.
  fileprivate func covers(_ bounds: PixelBounds, _ matrix: CGAffineTransform) -> Bool {
    switch storage {
    case .rect(let rect):
      let r = rect.applying(matrix)
      return matrix.b == 0 && matrix.c == 0 && r.minX <= CGFloat(bounds.minX) && r.minY <= CGFloat(bounds.minY)
        && r.maxX >= CGFloat(bounds.maxX) && r.maxY >= CGFloat(bounds.maxY)
    case .roundedRect, .ellipse, .elements: return false
    }
  }
}
