// One page of a paged container, as it is described.

/// A page of a `TabView`: its title, its value, its icon and what it shows.
public struct Tab: TabContent {
  package var spec: TabSpec

  /// This tab alone.
  public var tabs: [Tab] { [self] }

  /// Creates a tab whose identity is its position.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
    spec = TabSpec(title: String(title), value: nil, icon: nil, content: AnyView(content()))
  }

  /// Creates a tab whose identity is its value.
  public init(_ title: some StringProtocol, value: some Hashable & Sendable, @ViewBuilder content: () -> some View) {
    spec = TabSpec(
      title: String(title), value: AnyHashableSendable(value), icon: nil, content: AnyView(content()))
  }

  /// Creates a tab whose identity is its position, with an icon above its title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View, @ViewBuilder icon: () -> some View) {
    spec = TabSpec(title: String(title), value: nil, icon: AnyView(icon()), content: AnyView(content()))
  }

  /// Creates a tab whose identity is its value, with an icon above its title.
  public init(
    _ title: some StringProtocol, value: some Hashable & Sendable, @ViewBuilder content: () -> some View,
    @ViewBuilder icon: () -> some View
  ) {
    spec = TabSpec(
      title: String(title), value: AnyHashableSendable(value), icon: AnyView(icon()), content: AnyView(content()))
  }

  /// Creates a tab whose identity is its value, with a picture above its title.
  public init(
    _ title: some StringProtocol, image: Image, value: some Hashable & Sendable, @ViewBuilder content: () -> some View
  ) {
    self.init(title, value: value, content: content, icon: { image.resizable().scaledToFit() })
  }

  /// The tab with a badge that shows a count; 0 shows none.
  public func badge(_ count: Int) -> Tab { badge(count == 0 ? nil : String(count)) }

  /// The tab with a badge that shows a text; nil shows none, an empty text shows a dot.
  public func badge(_ text: String?) -> Tab {
    var copy = self
    copy.spec.badge = text
    return copy
  }

  /// The tab, which cannot be selected if disabled.
  public func disabled(_ isDisabled: Bool = true) -> Tab {
    var copy = self
    copy.spec.isDisabled = isDisabled
    return copy
  }
}
