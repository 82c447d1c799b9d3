// What a layout need not say.

public import LeporelloGraphics

extension Layout {
  /// A container that stacks along no axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// The largest preference of the subviews on each side.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// States nothing, so that the subviews' values are merged.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// States nothing, so that the subviews' values are merged.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
  /// Keeps nothing between calls.
  public func makeCache(subviews: Subviews) {}
}
