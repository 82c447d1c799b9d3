// A subview of one engine as a leaf of another.

import LeporelloGraphics

/// Passes questions on to a subview. It lives no longer than the call in which it is made, on one thread.
struct SubviewLeaf: Layout, @unchecked Sendable {
  let subview: LayoutSubview

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subview.sizeThatFits(proposal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subview.spacing }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { subview.dimensions(in: proposal)[explicit: guide] }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? { subview.dimensions(in: proposal)[explicit: guide] }
}
