// Views under a heading.

/// Views between a header and a footer; members of the container around them.
public struct Section<Header: View, Content: View, Footer: View>: View, PrimitiveView {
  let header: Header
  let content: Content
  let footer: Footer

  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer
  ) {
    (self.header, self.content, self.footer) = (header(), content(), footer())
  }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    lowering.lower(header.font(.footnote).foregroundStyle(.secondary), in: environment)
    lowering.lower(content, in: environment)
    lowering.lower(footer.font(.footnote).foregroundStyle(.secondary), in: environment)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(content: content, header: header) { EmptyView() }
  }
}

extension Section where Header == EmptyView, Footer == EmptyView {
  /// Creates a section without a heading.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Creates a section with a title.
  public init(
    _ title: some StringProtocol, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title, fileID: fileID, line: line) }
  }
}
