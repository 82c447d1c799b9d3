// What a live page is to readers who don't see it.

public import LeporelloContainment
import LeporelloGraphics
public import LeporelloViews

extension AccessibilitySnapshot {
  /// What a controller's view is at this moment; nothing, where it is not loaded.
  @MainActor public init(of controller: UIViewController) {
    self.init(nodes: controller.viewIfLoaded.map(Self.parts) ?? [])
  }

  /// What a view is at this moment.
  @MainActor public init(of view: UIView) { self.init(nodes: Self.parts(of: view)) }

  /// What is on a stage at this moment.
  @MainActor public init(of stage: Stage) { self.init(nodes: Self.parts(of: stage.window)) }

  /// The parts of a view and of what is in it, in reading order: the order of subviews, from the back to the front.
  @MainActor private static func parts(of view: UIView) -> [AccessibilityNode] {
    if view.isHidden || view.alpha <= 0 { return [] }
    if let owner = view.next as? any AccessibleContainer, owner.viewIfLoaded === view {
      return owner.accessibilityNodes(parts)
    }
    if let hosted = view as? HostedView { return hosted.accessibilityNodes(parts) }
    let frame = view.convert(view.bounds, to: nil)
    switch view {
    case let label as UILabel:
      return [AccessibilityNode(.text, label: label.accessibilityLabel ?? label.text, frame: frame)]
    case let button as UIButton:
      return [
        AccessibilityNode(
          .button, label: button.accessibilityLabel ?? button.currentTitle, isSelected: button.isSelected,
          isDisabled: !button.isEnabled, frame: frame)
      ]
    case let control as UISwitch:
      return [
        AccessibilityNode(
          .toggle, label: control.accessibilityLabel, value: control.isOn ? "on" : "off",
          isDisabled: !control.isEnabled, frame: frame)
      ]
    case let bar as UITabBar:
      let items = bar.items ?? []
      let tabs = items.indices.map { index in
        AccessibilityNode(
          .tab, label: items[index].title, value: "tab \(index + 1) of \(items.count)",
          hint: items[index].badgeValue.map { $0.isEmpty ? "badge" : "badge \($0)" },
          isSelected: items[index] === bar.selectedItem, isDisabled: !items[index].isEnabled)
      }
      return [AccessibilityNode(.tabList, label: bar.accessibilityLabel, frame: frame, children: tabs)]
    default:
      let inner = view.subviews.flatMap(parts)
      guard let label = view.accessibilityLabel else { return inner }
      return [AccessibilityNode(inner.isEmpty ? .element : .group, label: label, frame: frame, children: inner)]
    }
  }
}
