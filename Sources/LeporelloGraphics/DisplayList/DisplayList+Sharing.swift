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
  /// An equal item that shares the memory of another one's lists; what is not the same effect has nothing to share.
  fileprivate func sharing(with other: DisplayItem) -> DisplayItem {
    switch self {
    case .fill, .stroke, .text, .image, .backdrop: break
    case .opacity(let value, let list):
      if case .opacity(_, let kept) = other {
        return .opacity(value, list.sharing(with: kept))
      }
    case .transform(let map, let list):
      if case .transform(_, let kept) = other {
        return .transform(map, list.sharing(with: kept))
      }
    case .clip(let path, let rule, let list):
      if case .clip(_, _, let kept) = other {
        return .clip(path, rule: rule, list.sharing(with: kept))
      }
    case .mask(let list, let mask):
      if case .mask(let kept, let keptMask) = other {
        return .mask(list.sharing(with: kept), by: mask.sharing(with: keptMask))
      }
    case .blend(let mode, let list):
      if case .blend(_, let kept) = other {
        return .blend(mode, list.sharing(with: kept))
      }
    case .mix(let from, let to, let fraction):
      if case .mix(let keptFrom, let keptTo, _) = other {
        return .mix(from: from.sharing(with: keptFrom), to: to.sharing(with: keptTo), fraction: fraction)
      }
    case .linearMix(let from, let to, let fraction):
      if case .linearMix(let keptFrom, let keptTo, _) = other {
        return .linearMix(from: from.sharing(with: keptFrom), to: to.sharing(with: keptTo), fraction: fraction)
      }
    case .warp(let mesh, let list):
      if case .warp(_, let kept) = other {
        return .warp(mesh, list.sharing(with: kept))
      }
    case .shadow(let shadow, let list):
      if case .shadow(_, let kept) = other {
        return .shadow(shadow, list.sharing(with: kept))
      }
    case .innerShadow(let shadow, let list):
      if case .innerShadow(_, let kept) = other {
        return .innerShadow(shadow, list.sharing(with: kept))
      }
    case .blur(let radius, let list):
      if case .blur(_, let kept) = other {
        return .blur(radius, list.sharing(with: kept))
      }
    }
    return self
  }
}
