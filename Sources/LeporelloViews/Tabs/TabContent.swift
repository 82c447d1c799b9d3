// What may stand in a TabView's braces.

/// One tab or several.
public protocol TabContent: Sendable {
  /// The tabs in order.
  var tabs: [Tab] { get }
}

/// Tabs in order, as a builder makes them.
public struct TabList: TabContent {
  /// The tabs in order.
  public var tabs: [Tab]
}
