// Several views under one name.

/// Views that stay members of the container around them; a modifier on a group applies to each member.
public struct Group<Content: Sendable>: Sendable {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  /// The library draws groups itself.
  public typealias Body = Never

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    lowering.lower(content, in: environment)
  }
}

extension Group: TabContent where Content: TabContent {
  /// Creates a group of tabs.
  public init(@TabContentBuilder content: () -> Content) { self.content = content() }

  /// The tabs of this group.
  public var tabs: [Tab] { content.tabs }
}
