// A paged container, as it is described.

/// A container that shows one of several pages, with a bar to choose by.
public struct TabView: View, PrimitiveView {
  package var spec: TabViewSpec

  /// Creates a container whose first tab is selected.
  public init(_ name: String, @TabContentBuilder content: () -> some TabContent) {
    spec = TabViewSpec(name: name, selection: nil, tabs: content().tabs.map(\.spec))
  }

  /// Creates a container whose first tab is selected.
  public init(@TabContentBuilder content: () -> some TabContent) {
    spec = TabViewSpec(name: nil, selection: nil, tabs: content().tabs.map(\.spec))
  }

  /// Creates a container in which the tab with a value is selected.
  public init(
    _ name: String, selection: some Hashable & Sendable, @TabContentBuilder content: () -> some TabContent
  ) {
    spec = TabViewSpec(name: name, selection: AnyHashableSendable(selection), tabs: content().tabs.map(\.spec))
  }

  /// Creates a container in which the tab with a value is selected.
  public init(selection: some Hashable & Sendable, @TabContentBuilder content: () -> some TabContent) {
    spec = TabViewSpec(name: nil, selection: AnyHashableSendable(selection), tabs: content().tabs.map(\.spec))
  }

  /// The container with another bar.
  public func tabViewStyle(_ style: TabViewStyle) -> TabView {
    var copy = self
    copy.spec.style = style
    return copy
  }

  /// The container with something of another module's hung onto it.
  package func payload(_ value: any Sendable, for key: String) -> TabView {
    var copy = self
    copy.spec.payload[key] = value
    return copy
  }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    let node = lowering.tree.slot()
    lowering.add(node, "TabView", .slot(.tabView(spec), environment))
  }
}
