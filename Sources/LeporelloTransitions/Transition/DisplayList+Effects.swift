// Short names for the effects that transitions are made of.

extension DisplayList {
  /// This list moved.
  package func moved(by offset: CGPoint) -> DisplayList {
    var list = DisplayList()
    list.append(self, at: offset)
    return list
  }

  /// This list scaled about a point; a scale that is not above 0 draws nothing.
  package func scaled(by scale: CGFloat, about center: CGPoint) -> DisplayList {
    guard scale > 0, !isEmpty else { return .empty }
    if scale == 1 { return self }
    let map = CGAffineTransform(translationX: center.x, y: center.y)
      .scaledBy(x: scale, y: scale).translatedBy(x: -center.x, y: -center.y)
    return DisplayList([.transform(map, self)])
  }

  /// This list as one group at an opacity.
  package func faded(to opacity: Double) -> DisplayList {
    guard opacity > 0, !isEmpty else { return .empty }
    return opacity >= 1 ? self : DisplayList([.opacity(opacity, self)])
  }

  /// This list inside an outline only.
  package func clipped(to path: Path, rule: FillRule = .nonZero) -> DisplayList {
    isEmpty ? .empty : DisplayList([.clip(path, rule: rule, self)])
  }

  /// This list with others on top.
  package func under(_ lists: DisplayList...) -> DisplayList {
    DisplayList(items + lists.flatMap(\.items))
  }

  /// A black veil over a rectangle.
  package static func veil(_ rect: CGRect, opacity: Double) -> DisplayList {
    opacity > 0 ? DisplayList([.fill(Path(rect), .color(RGBA(0, 0, 0, min(1, opacity))))]) : .empty
  }
}
