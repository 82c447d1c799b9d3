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
    var environment = environment
    let covered = safeAreaInsets
    if covered != .zero { environment.safeArea = bounds.inset(by: covered) }
    // A page higher than its place shows its beginning, where its title is, and not its middle.
    page =
      LoweredPage(
        content, in: bounds.size, environment: environment, hostsSlots: true, origin: bounds.origin,
        overflow: .fromStart
      ).picture
    slotViews = placeSlots?(page.slots.map(\.slot)) ?? []
  }

  /// What is covered is part of the description's environment.
  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// The description's parts in reading order, with those of the views in its slots where they stand.
  func accessibilityNodes(_ parts: (UIView) -> [AccessibilityNode]) -> [AccessibilityNode] {
    let told = LoweredPage(
      content, in: bounds.size, environment: environment, hostsSlots: true, origin: bounds.origin,
      overflow: .fromStart, describesAccessibility: true
    ).accessibility
    var views: [[Int]: UIView] = [:]
    for (place, view) in zip(page.slots, slotViews) { if let view { views[place.slot.path] = view } }
    func filled(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
      nodes.flatMap { node -> [AccessibilityNode] in
        if let slot = node.slot {
          let inner = views[slot].map(parts) ?? []
          guard node.label != nil else { return inner }
          var named = node
          (named.slot, named.children) = (nil, inner)
          return [named]
        }
        var copy = node
        copy.children = filled(node.children)
        return [copy]
      }
    }
    let own = filled(told)
    return own + subviews.filter { view in !slotViews.contains { $0 === view } }.flatMap(parts)
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
