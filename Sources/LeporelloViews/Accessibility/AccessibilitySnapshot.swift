// What a page is to readers who don't see it, as a tree.

/// The parts of a page that are read aloud, in reading order; what is hidden is not in it.
public struct AccessibilitySnapshot: Sendable, Hashable {
  /// The outermost parts.
  public var nodes: [AccessibilityNode]

  /// Creates a snapshot of parts.
  public init(nodes: [AccessibilityNode]) { self.nodes = nodes }

  /// What a described view is to readers who don't see it, laid out in a size.
  ///
  /// Of a paged container, the bars and the selected page are told, and no other page.
  public init(
    of view: some View, in size: CGSize = CGSize(width: 390, height: 844), text: any TextMeasurer = .wireframe,
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    var environment = EnvironmentValues(text: text)
    environment.layoutDirection = layoutDirection
    nodes =
      LoweredPage(
        view, in: size, environment: environment, hostsSlots: false, describesAccessibility: true
      ).accessibility
  }

  /// All parts, each before the parts in it.
  public var all: [AccessibilityNode] {
    var (found, rest) = ([AccessibilityNode](), Array(nodes.reversed()))
    while let node = rest.popLast() {
      found.append(node)
      rest += node.children.reversed()
    }
    return found
  }

  /// The parts with a role, in reading order.
  public func all(_ role: AccessibilityNode.Role) -> [AccessibilityNode] { all.filter { $0.role == role } }
}
