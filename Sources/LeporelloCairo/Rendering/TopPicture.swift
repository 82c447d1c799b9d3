// What a whole frame shows, found in whatever containers wrap around it: a dissolve or a page at rest.

import LeporelloGraphics

/// The last thing a list draws, where that covers the bounds and nothing cuts it off.
enum TopPicture {
  /// Two lists and the second one's share, above 0 and below 1; `isAlone` says that the list draws nothing else.
  case mix(from: DisplayList, to: DisplayList, fraction: Double, CGAffineTransform, isAlone: Bool)
  /// A page that hides all that is behind it.
  case page(RestingPage)

  init?(of list: DisplayList, _ matrix: CGAffineTransform, _ bounds: PixelBounds, isAlone: Bool = true) {
    guard let last = list.items.last, matrix.isDrawable else { return nil }
    let isAlone = isAlone && list.items.count == 1
    let inner: TopPicture?
    switch last {
    case .mix(let from, let to, let fraction):
      inner =
        fraction > 0 && fraction < 1
        ? .mix(from: from, to: to, fraction: fraction, matrix, isAlone: isAlone) : nil
    case .transform(let map, let list):
      inner = TopPicture(of: list, map.concatenating(matrix), bounds, isAlone: isAlone)
    case .clip(let path, _, let list):
      guard path.covers(bounds, matrix) else { return nil }
      if let page = RestingPage(path, list, matrix), page.bounds == bounds {
        inner = .page(page)
      } else {
        inner = TopPicture(of: list, matrix, bounds, isAlone: isAlone)
      }
    case .opacity(let value, let list):
      inner = value >= 1 ? TopPicture(of: list, matrix, bounds, isAlone: isAlone) : nil
    case .fill, .stroke, .text, .image, .mask, .blend, .linearMix, .warp, .shadow, .innerShadow, .blur, .backdrop:
      inner = nil
    }
    guard let inner else { return nil }
    self = inner
  }
}
