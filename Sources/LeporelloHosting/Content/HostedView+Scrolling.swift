// Scroll views of descriptions, moved from outside by the `.id` on or around them.

package import LeporelloContainment
import LeporelloGraphics
import LeporelloViews

extension UIView {
  /// Moves the described scroll views of a name in this tree; false where none has it.
  package func scrollDescribed(_ id: String, to offset: CGPoint) -> Bool {
    let found = hostedViews.filter { $0.names(id) }
    for view in found { view.environment.scrollOffsets[id] = offset }
    return !found.isEmpty
  }

  /// Where the described scroll view of a name was moved to; nil where it stands as it says itself.
  package func describedOffset(of id: String) -> CGPoint? {
    hostedViews.lazy.compactMap { $0.environment.scrollOffsets[id] }.first
  }

  private var hostedViews: [HostedView] {
    var (waiting, found) = ([self], [HostedView]())
    while let view = waiting.popLast() {
      if let view = view as? HostedView { found.append(view) }
      waiting += view.subviews.reversed()
    }
    return found
  }
}

extension HostedView {
  /// Whether a part of the description has a name.
  fileprivate func names(_ id: String) -> Bool {
    LoweredPage(content, in: bounds.size, environment: environment, hostsSlots: true).nodes
      .contains { $0.ids.contains(id) }
  }
}
