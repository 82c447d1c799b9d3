// Tabs made from data.

extension ForEach: TabContent where Content: TabContent {
  /// The tabs of all elements, in order.
  public var tabs: [Tab] { members.flatMap(\.content.tabs) }

  /// Creates a tab for each element, told apart by its `id`.
  public init(_ data: Data, @TabContentBuilder content: (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Creates a tab for each element, told apart by a property.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder content: (Data.Element) -> Content) {
    self.init(data, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates a tab for each number of a range.
  public init(_ data: Range<Int>, @TabContentBuilder content: (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data, id: { $0 }, content: content)
  }
}
