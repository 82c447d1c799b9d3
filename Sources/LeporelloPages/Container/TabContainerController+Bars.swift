// Where the container's bars are, what they show, and what they cover of the pages.

package import LeporelloContainment
import LeporelloGraphics
import LeporelloHosting
package import LeporelloViews

extension TabContainerController {
  /// The container's parts in its view's bounds, below the header.
  package var layout: TabViewLayout {
    let covered = viewIfLoaded?.safeAreaInsets ?? .zero
    let isLeft = environment.layoutDirection == .leftToRight
    var area = viewIfLoaded?.bounds ?? .zero
    if let header = spec.header {
      let height = min(header.height - headerOffset, area.height)
      area = CGRect(x: area.minX, y: area.minY + height, width: area.width, height: area.height - height)
    }
    return TabViewLayout(
      spec, in: area,
      safeArea: EdgeInsets(
        top: covered.top, leading: isLeft ? covered.left : covered.right, bottom: covered.bottom,
        trailing: isLeft ? covered.right : covered.left),
      environment: environment)
  }

  /// What the bars show now.
  package var barState: TabBarState {
    var state = spec.stateAtRest
    if spec.restingPosition == nil || self.state.turn != nil || self.state.hasTurned {
      state.position = self.state.position(at: StageCore.current.now)
    }
    state.isMoreOpen = isMoreOpen
    state.offsets = handOffsets(at: state.position)
    return state
  }

  /// Tells a page how much of it bars cover, before it is first laid out.
  func inset(_ page: UIViewController, _ layout: TabViewLayout) {
    let covered = viewIfLoaded?.safeAreaInsets ?? .zero
    let (bounds, frame, insets) = (layout.bounds, layout.page, layout.pageInsets)
    let isLeft = environment.layoutDirection == .leftToRight
    let (left, right) = isLeft ? (insets.leading, insets.trailing) : (insets.trailing, insets.leading)
    // What the device's edges cover reaches the page by itself; bars add the rest.
    func rest(_ wanted: CGFloat, _ device: CGFloat, _ away: CGFloat) -> CGFloat {
      max(0, wanted - max(0, device - away))
    }
    page.additionalSafeAreaInsets = UIEdgeInsets(
      top: rest(insets.top, covered.top, frame.minY - bounds.minY),
      left: rest(left, covered.left, frame.minX - bounds.minX),
      bottom: rest(insets.bottom, covered.bottom, bounds.maxY - frame.maxY),
      right: rest(right, covered.right, bounds.maxX - frame.maxX))
  }
}

extension TabContainerController: AccessibleContainer {
  /// Bars, tabs and the pages to be seen; a page that is made but not shown is not told.
  package func accessibilityNodes(_ parts: (UIView) -> [AccessibilityNode]) -> [AccessibilityNode] {
    let shown = spec.tabs.indices.compactMap { index -> (tab: Int, parts: [AccessibilityNode])? in
      guard let view = pages[spec.identity(of: index)]?.viewIfLoaded, view.superview === pagesView else { return nil }
      return (index, parts(view))
    }
    return layout.accessibility(barState, panels: shown)
  }
}
