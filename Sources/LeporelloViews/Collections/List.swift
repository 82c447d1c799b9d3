// Rows with hairlines between them.

/// Rows below each other, each at least 44 points high, with hairlines between them, scrolled from the top; only
/// the rows that can be seen are laid out.
public struct List<Content: View>: View, PrimitiveView {
  let content: Content
  let place: ViewPlace

  /// Creates a list of views.
  public init(
    fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    place = ViewPlace(fileID, line)
  }

  /// Creates a list with a row for each element, told apart by its `id`.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder rowContent: (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable, Data.Element.ID: Sendable {
    content = ForEach(data, content: rowContent)
    place = ViewPlace(fileID, line)
  }

  /// Creates a list with a row for each element, told apart by a property.
  public init<Data: RandomAccessCollection, ID: Hashable & Sendable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder rowContent: (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
    place = ViewPlace(fileID, line)
  }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    lowering.lower(
      ScrollView(fileID: place.fileID, line: place.line) { ListRows(content: content) }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top),
      in: environment)
  }
}

/// The rows of a list, however many views its content is.
struct ListRows<Content: View>: PrimitiveView {
  let content: Content

  func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    let mark = lowering.pending.count
    lowering.lower(content, in: environment)
    let rows = Array(lowering.pending[mark...])
    lowering.pending.removeSubrange(mark...)
    lowering.lower(
      LazyVStack(alignment: .leading, spacing: 0) {
        for index in rows.indices {
          if index > 0 { Hairline().padding(.leading, 16) }
          NodeView(node: rows[index])
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
            .frame(minHeight: 44)
        }
      }, in: environment)
  }
}

/// A node that is lowered already.
struct NodeView: PrimitiveView {
  let node: NodeID

  func lower(in environment: EnvironmentValues, into lowering: inout Lowering) { lowering.pending.append(node) }
}
