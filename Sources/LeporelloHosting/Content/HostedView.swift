// The live view that a described view is drawn into.

package import LeporelloContainment
import LeporelloGraphics
package import LeporelloViews

/// A view that draws a described view at its bounds, around and between the views that stand in its slots.
package final class HostedView: UIView {
  /// What is drawn.
  package var content: AnyView { didSet { setNeedsLayout() } }
  /// What flows down to it.
  package var environment: EnvironmentValues { didSet { setNeedsLayout() } }
  /// Told of the slots whenever they may have moved; returns the view that stands in each.
  package var placeSlots: (@MainActor ([HostedSlot]) -> [UIView?])?
  private var page = Picture()
  private var slotViews: [UIView?] = []

  /// Creates a view of a description.
  package init(_ content: AnyView, environment: EnvironmentValues, frame: CGRect) {
    (self.content, self.environment) = (content, environment)
    super.init(frame: frame)
    composition = { [unowned self] draw in self.compose(draw) }
  }

  package required init?(coder: NSCoder) { nil }

  /// Lays the description out anew.
  package override func layoutSubviews() {
    super.layoutSubviews()
    // A page higher than its place shows its beginning, where its title is, and not its middle.
    page =
      LoweredPage(
        content, in: bounds.size, environment: environment, hostsSlots: true, origin: bounds.origin,
        overflow: .fromStart
      ).picture
    slotViews = placeSlots?(page.slots.map(\.slot)) ?? []
  }

  /// The page, with the slots' views where they belong, and other subviews in front of all.
  private func compose(_ draw: (UIView) -> DisplayList) -> DisplayList {
    var list = page.base
    for (place, view) in zip(page.slots, slotViews) {
      if let view { list.append(contentsOf: place.slot.decorated(draw(view))) }
      list.append(contentsOf: place.above)
    }
    for view in subviews where !slotViews.contains(where: { $0 === view }) { list.append(contentsOf: draw(view)) }
    return list
  }
}
