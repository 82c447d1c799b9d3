// Views made from data.

/// Views, or tabs, made from each element of a collection; members of the container around them.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable & Sendable, Content: Sendable>: Sendable {
  struct Member: Sendable {
    let id: ID
    let content: Content
  }

  let members: [Member]

  init(_ data: Data, id: (Data.Element) -> ID, content: (Data.Element) -> Content) {
    members = data.map { Member(id: id($0), content: content($0)) }
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// The library draws collections itself.
  public typealias Body = Never

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    lowering.reserve(members.count)
    for member in members {
      lowering.lower(member.content, in: environment)
    }
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element, told apart by its `id`.
  public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a view for each element, told apart by a property.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content) {
    self.init(data, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: (Int) -> Content) where Data == Range<Int>, ID == Int {
    self.init(data, id: { $0 }, content: content)
  }

  /// Elements without an identity need a key path.
  @available(*, unavailable, message: "these elements have no id of their own; write ForEach(…, id: \\.self) { … }")
  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content) where ID == Int {
    self.init(data, id: { _ in 0 }, content: content)
  }
}
