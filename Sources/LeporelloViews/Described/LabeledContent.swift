// A name and its value.

/// A label at the leading side and what it names at the trailing side.
public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Creates a pair of any two views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// The two, as far apart as there is room.
  public var body: some View {
    HStack {
      label
      Spacer()
      content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a pair of two texts.
  public init(
    _ title: some StringProtocol, value: some StringProtocol, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init {
      Text(value, fileID: fileID, line: line)
    } label: {
      Text(title, fileID: fileID, line: line)
    }
  }
}
