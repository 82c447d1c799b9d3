// A view that may be absent.

extension Optional: View where Wrapped: View {
  /// The library draws optional views itself.
  public typealias Body = Never
  /// Optional views have no body.
  public var body: Never {
    preconditionFailure("an optional view has no body; the library draws it itself, so don't ask for it")
  }
}

extension Optional: PrimitiveView where Wrapped: View {
  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    if let self { lowering.lower(self, in: environment) }
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The tabs, if there are any.
  public var tabs: [Tab] { self?.tabs ?? [] }
}
