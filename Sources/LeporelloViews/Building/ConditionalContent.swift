// One of two branches.

/// One of two views, or sets of tabs, chosen when the page was described.
public struct ConditionalContent<First: Sendable, Second: Sendable>: Sendable {
  enum Branch: Sendable {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  init(_ branch: Branch) { self.branch = branch }
}

extension ConditionalContent: View, PrimitiveView where First: View, Second: View {
  /// The library draws branches itself.
  public typealias Body = Never

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    switch branch {
    case .first(let view): lowering.lower(view, in: environment)
    case .second(let view): lowering.lower(view, in: environment)
    }
  }
}

extension ConditionalContent: TabContent where First: TabContent, Second: TabContent {
  /// The tabs of the branch taken.
  public var tabs: [Tab] {
    switch branch {
    case .first(let content): content.tabs
    case .second(let content): content.tabs
    }
  }
}
