// Modifiers that users write.

/// A change that can be applied to any view.
public protocol ViewModifier: Sendable {
  /// What the modified view is made of.
  associatedtype Body: View
  /// The view that is modified, as the modifier sees it.
  typealias Content = ModifierContent
  /// The modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a `ViewModifier` is applied to.
public struct ModifierContent: View, PrimitiveView {
  let base: any View

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    lowering.lower(base, in: environment)
  }
}

/// A view with a modifier applied.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  /// The view.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Applies a modifier.
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }

  /// The modified view.
  public var body: some View { modifier.body(content: ModifierContent(base: content)) }
}

extension View {
  /// Applies a modifier.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
