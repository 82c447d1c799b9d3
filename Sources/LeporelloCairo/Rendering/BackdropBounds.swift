// Which pixels the backdrops in a list look at.

import LeporelloGraphics

enum BackdropBounds {
  /// A backdrop that reaches farther than this beyond what is drawn sees no more of what is there, in pixels.
  private static let farthest = 1_024

  /// The pixels under an outline's bounds.
  static func of(_ path: Path, _ matrix: CGAffineTransform) -> PixelBounds {
    let r = path.boundingRect.applying(matrix)
    func pixel(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      value.isNaN ? 0 : Int(min(max(value, -Canvas.farthest), Canvas.farthest).rounded(rule))
    }
    guard !r.isNull else { return PixelBounds(minX: 0, minY: 0, maxX: 0, maxY: 0) }
    // Less of a pixel than a coordinate can say is no part of it.
    let least: CGFloat = 1 / 1_024
    return PixelBounds(
      minX: pixel(r.minX + least, .down), minY: pixel(r.minY + least, .down), maxX: pixel(r.maxX - least, .up),
      maxY: pixel(r.maxY - least, .up))
  }

  /// What must be drawn beyond some bounds so that all backdrops in them see what they look at; nil where there are none.
  static func of(_ list: DisplayList, _ matrix: CGAffineTransform, near bounds: PixelBounds) -> PixelBounds? {
    guard list.looksBehind else { return nil }
    var places: [PixelBounds] = []
    collect(list, matrix, &places)
    let limit = bounds.insetBy(-farthest)
    let reaching = places.map { $0.intersection(limit) }
    var seen = bounds
    // As many columns whichever rows are drawn: cutting outlines off at another column moves their soft edges a little.
    while let place = reaching.first(where: { $0.meetsColumns(of: seen) && !seen.containsColumns(of: $0) }) {
      (seen.minX, seen.maxX) = (min(seen.minX, place.minX), max(seen.maxX, place.maxX))
    }
    // A backdrop that is seen may look at one that reaches further out.
    while let place = reaching.first(where: { !$0.intersection(seen).isEmpty && !seen.contains($0) }) {
      seen = seen.union(place)
    }
    return seen
  }

  private static func collect(_ list: DisplayList, _ matrix: CGAffineTransform, _ places: inout [PixelBounds]) {
    guard matrix.isDrawable else { return }
    for item in list.items {
      switch item {
      case .backdrop(_, let path, _): places.append(of(path, matrix))
      case .transform(let map, let list): collect(list, map.concatenating(matrix), &places)
      case .clip(_, _, let list), .mask(let list, _), .shadow(_, let list), .innerShadow(_, let list),
        .opacity(_, let list):
        collect(list, matrix, &places)
      case .fill, .stroke, .text, .image, .blend, .mix, .linearMix, .warp, .blur: break
      }
    }
  }
}

extension PixelBounds {
  fileprivate func meetsColumns(of other: PixelBounds) -> Bool { max(minX, other.minX) < min(maxX, other.maxX) }
  fileprivate func containsColumns(of other: PixelBounds) -> Bool { minX <= other.minX && maxX >= other.maxX }
}
