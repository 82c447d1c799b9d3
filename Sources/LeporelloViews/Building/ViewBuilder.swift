// How the braces after a container become one view.

/// Makes one view of the statements in braces: views, `if`, `switch`, `for`, availability checks.
@resultBuilder public enum ViewBuilder {
  /// A view as it stands.
  public static func buildExpression<V: View>(_ view: V) -> V { view }
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view, its type forgotten.
  ///
  /// Swift cannot keep a loop's views in an array if their type is an opaque one, so a block's type is always plain.
  public static func buildBlock<V: View>(_ view: V) -> AnyView { AnyView(view) }
  /// One view, where its very type is asked for, as in `var body: Text`.
  @_disfavoredOverload
  public static func buildBlock<V: View>(_ view: V) -> V { view }
  /// Several views.
  public static func buildBlock<each V: View>(_ view: repeat each V) -> TupleView {
    var views: [any View] = []
    for member in repeat each view { views.append(member) }
    return TupleView(views)
  }
  /// A view that may be absent.
  public static func buildIf<V: View>(_ view: V?) -> V? { view }
  /// The first branch.
  public static func buildEither<A: View, B: View>(first: A) -> ConditionalContent<A, B> { .init(.first(first)) }
  /// The second branch.
  public static func buildEither<A: View, B: View>(second: B) -> ConditionalContent<A, B> { .init(.second(second)) }
  /// The views of a loop.
  public static func buildArray<V: View>(_ views: [V]) -> ViewArray<V> { ViewArray(views) }
  /// A view behind an availability check.
  public static func buildLimitedAvailability<V: View>(_ view: V) -> AnyView { AnyView(view) }
}
