// Lists that resemble one another keep one copy of what they have in common, so that thousands of frames of two pages
// take the memory of two pages.

extension DisplayList {
  /// An equal list that shares the memory of another one's equal parts.
  ///
  /// - Complexity: O(n) in both lists' length; less where they share memory already.
  package func sharing(with other: DisplayList) -> DisplayList {
    if self == other { return other }
    guard items.count == other.items.count else { return self }
    return DisplayList(zip(items, other.items).map { $0.sharing(with: $1) })
  }
}

extension DisplayItem {
  fileprivate func sharing(with other: DisplayItem) -> DisplayItem {
    switch (self, other) {
    case (.opacity(let value, let list), .opacity(_, let kept)): .opacity(value, list.sharing(with: kept))
    case (.transform(let map, let list), .transform(_, let kept)): .transform(map, list.sharing(with: kept))
    case (.clip(let path, let rule, let list), .clip(_, _, let kept)):
      .clip(path, rule: rule, list.sharing(with: kept))
    case (.mask(let list, let mask), .mask(let kept, let keptMask)):
      .mask(list.sharing(with: kept), by: mask.sharing(with: keptMask))
    case (.blend(let mode, let list), .blend(_, let kept)): .blend(mode, list.sharing(with: kept))
    case (.mix(let from, let to, let fraction), .mix(let keptFrom, let keptTo, _)):
      .mix(from: from.sharing(with: keptFrom), to: to.sharing(with: keptTo), fraction: fraction)
    case (.linearMix(let from, let to, let fraction), .linearMix(let keptFrom, let keptTo, _)):
      .linearMix(from: from.sharing(with: keptFrom), to: to.sharing(with: keptTo), fraction: fraction)
    case (.warp(let mesh, let list), .warp(_, let kept)): .warp(mesh, list.sharing(with: kept))
    case (.shadow(let shadow, let list), .shadow(_, let kept)): .shadow(shadow, list.sharing(with: kept))
    case (.blur(let radius, let list), .blur(_, let kept)): .blur(radius, list.sharing(with: kept))
    // What is no effect over a list, or not the same one, has nothing of size to share.
    case (
      .fill, _
    ), (.stroke, _), (.text, _), (.image, _), (.opacity, _), (.transform, _), (.clip, _), (.mask, _), (.blend, _),
      (.mix, _), (.linearMix, _), (.warp, _), (.shadow, _), (.blur, _):
      self
    }
  }
}
