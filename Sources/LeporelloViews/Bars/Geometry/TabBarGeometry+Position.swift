// What of a bar moves: its scroll offset and its indicator, as functions of the position.

extension TabBarGeometry {
  /// How far the content is scrolled so that an item is in the middle, as far as the ends allow.
  package func offset(centring index: Int) -> CGFloat {
    guard items.indices.contains(index) else { return 0 }
    return TabFormula.offset(centring: items[index].middle, in: length, content: contentLength)
  }

  /// How far the content is scrolled at a position: between pages, between the offsets of both.
  package func offset(at position: PagePosition) -> CGFloat {
    position.interpolated { place in
      between(place) {
        offset(centring: $0)
      } mix: {
        $0 + ($1 - $0) * $2
      } ?? 0
    }
  }

  /// How far the content is scrolled after its items changed, so that the first item to be seen stays where it is.
  ///
  /// - Parameters:
  ///   - offset: How far it was scrolled.
  ///   - old: The items before.
  ///   - place: Where an item is now; nil where it is gone, and the next one counts.
  /// - Returns: The new offset.
  package func offset(
    keeping offset: CGFloat, of old: TabBarGeometry, movedTo place: (Int) -> Int? = { $0 }
  ) -> CGFloat {
    for first in old.items.indices where old.items[first].end > offset + 1e-6 {
      guard let now = place(first), items.indices.contains(now) else { continue }
      return bounded(items[now].start + offset - old.items[first].start)
    }
    return bounded(offset)
  }

  /// An offset within the content.
  package func bounded(_ offset: CGFloat) -> CGFloat {
    offset.isFinite ? min(max(offset, 0), max(0, contentLength - length)) : 0
  }

  /// An indicator in the content.
  package struct Indicator: Sendable, Hashable {
    package var span: Span
    package var opacity: Double = 1
  }

  /// Where an indicator rests below an item.
  package func indicator(_ style: TabIndicator, below index: Int) -> Span {
    guard items.indices.contains(index) else { return Span(0, 0) }
    let (item, content) = (items[index], contents[index])
    var (span, middle) = (item, item.middle)
    switch style.width {
    case .item: break
    case .content: (span, middle) = (content, content.middle)
    case .fixed(let length):
      middle = content.middle
      span = Span(middle - length / 2, length)
    }
    let least = min(style.minimumWidth, item.length)
    if span.length < least { span = Span(middle - least / 2, least) }
    let before = index == 0 ? style.outerInsets.leading : 0
    let after = index == items.count - 1 ? style.outerInsets.trailing : 0
    return Span(span.start + before, max(0, span.length - before - after))
  }

  /// Where an indicator is at a position; nil where there are no items.
  package func indicator(_ style: TabIndicator, at position: PagePosition) -> Indicator? {
    func rest(_ place: Double) -> Indicator? {
      between(place) {
        Indicator(span: indicator(style, below: $0))
      } mix: {
        style.mixed($0, $1, at: $2)
      }
    }
    guard let from = position.start.isEmpty ? rest(position.from) : start(position.start, style),
      let to = rest(position.to)
    else { return nil }
    let t = CGFloat(min(max(position.fraction, 0), 1))
    var mark = t == 0 || position.from == position.to ? from : t == 1 ? to : style.mixed(from, to, at: t)
    if position.overscroll != 0 {
      mark.span = TabFormula.overscrolled(mark.span, by: position.overscroll, style.overscroll)
    }
    if style.isProgressive, let first = items.first {
      let start = min(first.start, mark.span.start)
      mark.span = Span(from: start, to: max(start, mark.span.end))
    }
    return mark
  }

  /// Where an indicator was when a change took over from another: between the places of several items.
  private func start(_ shares: [PageShare], _ style: TabIndicator) -> Indicator? {
    guard !items.isEmpty else { return nil }
    let spans = shares.map { (indicator(style, below: min(max($0.page, 0), items.count - 1)), CGFloat($0.share)) }
    return Indicator(
      span: Span(spans.reduce(0) { $0 + $1.0.start * $1.1 }, spans.reduce(0) { $0 + $1.0.length * $1.1 }))
  }

  /// What a measure of items is at a place that may lie between two of them; nil where there are none.
  private func between<Value>(
    _ place: Double, _ value: (Int) -> Value, mix: (Value, Value, CGFloat) -> Value
  ) -> Value? {
    guard !items.isEmpty else { return nil }
    let bounded = place.isNaN ? 0 : min(max(place, 0), Double(items.count - 1))
    let low = Int(bounded)
    let t = CGFloat(bounded - Double(low))
    return t == 0 ? value(low) : mix(value(low), value(low + 1), t)
  }
}

extension TabIndicator {
  /// The mark on its way between two places.
  fileprivate func mixed(
    _ a: TabBarGeometry.Indicator, _ b: TabBarGeometry.Indicator, at t: CGFloat
  ) -> TabBarGeometry.Indicator {
    switch interpolation {
    case .linear: return .init(span: TabFormula.linear(a.span, b.span, at: t))
    case .elastic: return .init(span: TabFormula.elastic(a.span, b.span, at: t))
    case .lengthen: return .init(span: TabFormula.lengthen(a.span, b.span, at: t))
    case .snap: return .init(span: TabFormula.snap(a.span, b.span, at: t))
    case .fade:
      let (span, opacity) = TabFormula.fade(a.span, b.span, at: t)
      return .init(span: span, opacity: opacity)
    }
  }
}
