// Which lists look at what was drawn before them.

extension DisplayList {
  /// Whether drawing apart shows, since something inside is blended with what is behind it.
  package var needsIsolation: Bool { items.contains { $0.needsIsolation } }

  /// Whether something inside blurs what was drawn before, on the same ground as the list itself.
  package var looksBehind: Bool { items.contains { $0.looksBehind } }
}

extension DisplayItem {
  fileprivate var needsIsolation: Bool {
    switch self {
    case .fill, .stroke, .text, .image, .mask, .mix, .linearMix, .warp, .innerShadow, .blur, .backdrop: false
    case .blend(let mode, let list): mode != .normal || list.needsIsolation
    case .opacity(let value, let list): value >= 1 && list.needsIsolation
    case .transform(_, let list), .clip(_, _, let list), .shadow(_, let list): list.needsIsolation
    }
  }

  /// Effects that show a picture drawn apart have nothing behind them but their own list.
  fileprivate var looksBehind: Bool {
    switch self {
    case .backdrop: true
    case .transform(_, let list), .clip(_, _, let list), .mask(let list, _), .shadow(_, let list): list.looksBehind
    case .innerShadow(_, let list): list.looksBehind
    case .opacity(let value, let list): list.looksBehind && !(value >= 1 && list.needsIsolation)
    case .fill, .stroke, .text, .image, .blend, .mix, .linearMix, .warp, .blur: false
    }
  }
}
