// How a TabView's braces become a list of tabs.

/// Makes a list of tabs from the statements in braces: tabs, `ForEach`, `if`, `switch`, `for`.
@resultBuilder public enum TabContentBuilder {
  /// Tabs as they stand.
  public static func buildExpression<T: TabContent>(_ content: T) -> T { content }
  /// No tabs.
  public static func buildBlock() -> TabList { TabList(tabs: []) }
  /// One piece.
  public static func buildBlock<T: TabContent>(_ content: T) -> TabList { TabList(tabs: content.tabs) }
  /// Several pieces.
  public static func buildBlock<each T: TabContent>(_ content: repeat each T) -> TabList {
    var tabs: [Tab] = []
    for piece in repeat each content { tabs += piece.tabs }
    return TabList(tabs: tabs)
  }
  /// Tabs that may be absent.
  public static func buildIf<T: TabContent>(_ content: T?) -> T? { content }
  /// The first branch.
  public static func buildEither<A: TabContent, B: TabContent>(first: A) -> ConditionalContent<A, B> {
    .init(.first(first))
  }
  /// The second branch.
  public static func buildEither<A: TabContent, B: TabContent>(second: B) -> ConditionalContent<A, B> {
    .init(.second(second))
  }
  /// The tabs of a loop.
  public static func buildArray<T: TabContent>(_ contents: [T]) -> TabList { TabList(tabs: contents.flatMap(\.tabs)) }
  /// Tabs behind an availability check.
  public static func buildLimitedAvailability<T: TabContent>(_ content: T) -> TabList { TabList(tabs: content.tabs) }

  /// Views have to be wrapped.
  @available(*, unavailable, message: "a view is not a tab; wrap it in Tab(\"Title\") { … }")
  public static func buildExpression<V: View>(_ view: V) -> TabList { TabList(tabs: []) }

  /// Titles have to be wrapped.
  @available(*, unavailable, message: "a String is not a tab; write Tab(\"Title\") { … }")
  public static func buildExpression(_ string: String) -> TabList { TabList(tabs: []) }

  /// Statements have to move out.
  @available(*, unavailable, message: "this expression makes no tab; move the statement out of the builder")
  public static func buildExpression(_ void: Void) -> TabList { TabList(tabs: []) }

  /// Lists of tabs need a loop.
  @available(*, unavailable, message: "an array is not a tab; write ForEach(…) { … } or a for loop")
  public static func buildExpression<T: TabContent>(_ contents: [T]) -> TabList { TabList(tabs: []) }

  /// Everything else has to be wrapped.
  @available(*, unavailable, message: "this value is not a tab; write Tab(\"Title\") { … }")
  @_disfavoredOverload
  public static func buildExpression<T>(_ value: T) -> TabList { TabList(tabs: []) }
}

/// The builder by its short name.
public typealias TabBuilder = TabContentBuilder
