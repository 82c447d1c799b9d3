// One sentence for each way to write a tab that people know and that cannot be here.

extension Tab {
  /// Symbols of Apple's systems are not at hand.
  @available(
    *, unavailable, message: "system symbols don't exist here; write Tab(title) { page } icon: { … } and draw a Shape"
  )
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> some View) {
    self.init(title, content: content)
  }

  /// Symbols of Apple's systems are not at hand.
  @available(
    *, unavailable,
    message: "system symbols don't exist here; write Tab(title, value: …) { page } icon: { … } and draw a Shape"
  )
  public init(
    _ title: some StringProtocol, systemImage: String, value: some Hashable & Sendable,
    @ViewBuilder content: () -> some View
  ) {
    self.init(title, value: value, content: content)
  }
}

extension View {
  /// Tabs are described as tabs.
  @available(*, unavailable, message: "write Tab(title, value: …) { page } icon: { … } in place of tabItem and tag")
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View { self }
}
