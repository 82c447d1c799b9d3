// One sentence for each wrong expression that people write in a builder.

extension ViewBuilder {
  /// Text has to be wrapped.
  @available(*, unavailable, message: "a String is not a view; wrap it in Text(…)")
  public static func buildExpression(_ string: String) -> EmptyView { EmptyView() }

  /// Numbers have to be wrapped.
  @available(*, unavailable, message: "a number is not a view; show it with Text(\"\\(…)\")")
  public static func buildExpression<N: Numeric>(_ number: N) -> EmptyView { EmptyView() }

  /// Statements have to move out.
  @available(*, unavailable, message: "this expression makes no view; move the statement out of the builder")
  public static func buildExpression(_ void: Void) -> EmptyView { EmptyView() }

  /// Tabs belong in a TabView.
  @available(*, unavailable, message: "a Tab is not a view; put it inside TabView { … }")
  public static func buildExpression(_ tab: Tab) -> EmptyView { EmptyView() }

  /// Lists of views need a loop.
  @available(*, unavailable, message: "an array is not a view; write ForEach(…) { … } or a for loop")
  public static func buildExpression<V: View>(_ views: [V]) -> EmptyView { EmptyView() }

  /// Types are not values.
  @available(*, unavailable, message: "this is a view's type, not a view; add parentheses: Name()")
  public static func buildExpression<V: View>(_ type: V.Type) -> EmptyView { EmptyView() }

  /// Everything else has to be wrapped.
  @available(
    *, unavailable,
    message:
      "this value is not a view; show it with Text(…), or put a view controller into a UIViewControllerRepresentable"
  )
  @_disfavoredOverload
  public static func buildExpression<T>(_ value: T) -> EmptyView { EmptyView() }
}
