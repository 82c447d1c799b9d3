// What a layout of one's own must say.

public import LeporelloGraphics

/// A container that decides its size and places its subviews.
public protocol Layout: Sendable {
  /// What is kept between the calls of one layout.
  associatedtype Cache = Void
  /// The subviews as the layout sees them.
  typealias Subviews = LayoutSubviews

  /// How built-in views treat this container.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what is kept between calls.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date after the subviews changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The preferred distances around the container.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size of the container for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places each subview in the bounds.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where the container states a guide across its width, or nil to merge its subviews' values.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Where the container states a guide down its height, or nil to merge its subviews' values.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

/// How built-in views treat a custom container.
public struct LayoutProperties: Sendable, Hashable {
  /// The axis along which the container stacks, or nil.
  public var stackOrientation: Axis?
  /// Creates properties of a container that stacks along no axis.
  public init() {}
}
