// A layout whose type is not known, so that a tree can hold any.

public import LeporelloGraphics

/// A layout of any type.
public struct AnyLayout: Layout {
  /// The wrapped layout's cache.
  public struct Cache {
    var value: Any

    /// The cache as the layout knows it.
    func own<L: Layout>(_ layout: L, _ subviews: Subviews) -> L.Cache {
      value as? L.Cache ?? layout.makeCache(subviews: subviews)
    }
  }

  let base: any Layout

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) { base = layout }

  /// Makes the wrapped layout's cache.
  public func makeCache(subviews: Subviews) -> Cache {
    func open<L: Layout>(_ layout: L) -> Cache { Cache(value: layout.makeCache(subviews: subviews)) }
    return open(base)
  }

  /// Updates the wrapped layout's cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func open<L: Layout>(_ layout: L, _ cache: inout Cache) {
      var own = cache.own(layout, subviews)
      layout.updateCache(&own, subviews: subviews)
      cache.value = own
    }
    open(base, &cache)
  }

  /// The wrapped layout's preferred distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func open<L: Layout>(_ layout: L, _ cache: inout Cache) -> ViewSpacing {
      var own = cache.own(layout, subviews)
      defer { cache.value = own }
      return layout.spacing(subviews: subviews, cache: &own)
    }
    return open(base, &cache)
  }

  /// The wrapped layout's answer.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func open<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGSize {
      var own = cache.own(layout, subviews)
      defer { cache.value = own }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
    }
    return open(base, &cache)
  }

  /// Lets the wrapped layout place the subviews.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func open<L: Layout>(_ layout: L, _ cache: inout Cache) {
      var own = cache.own(layout, subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
      cache.value = own
    }
    open(base, &cache)
  }

  /// Where the wrapped layout states a guide across its width.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func open<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGFloat? {
      var own = cache.own(layout, subviews)
      defer { cache.value = own }
      return layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &own)
    }
    return open(base, &cache)
  }

  /// Where the wrapped layout states a guide down its height.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    func open<L: Layout>(_ layout: L, _ cache: inout Cache) -> CGFloat? {
      var own = cache.own(layout, subviews)
      defer { cache.value = own }
      return layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &own)
    }
    return open(base, &cache)
  }
}
