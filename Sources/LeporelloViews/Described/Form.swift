// Rows of settings.

/// Rows of labels and values, drawn as a list.
public struct Form<Content: View>: View {
  let content: Content
  let place: ViewPlace

  /// Creates a form.
  public init(fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content) {
    self.content = content()
    place = ViewPlace(fileID, line)
  }

  /// The rows.
  public var body: some View { List(fileID: place.fileID, line: place.line) { content } }
}
