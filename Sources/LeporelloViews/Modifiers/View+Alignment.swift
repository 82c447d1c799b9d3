// Guides, insets and values for layouts.

extension View {
  /// Says where a guide stands in this view.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, fileID: StaticString = #fileID, line: UInt = #line,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(
      by: LayoutModifier("alignmentGuide", ViewPlace(fileID, line)) { $0.alignmentGuide($1, guide, computeValue) })
  }

  /// Says where a guide stands in this view.
  public func alignmentGuide(
    _ guide: VerticalAlignment, fileID: StaticString = #fileID, line: UInt = #line,
    computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(
      by: LayoutModifier("alignmentGuide", ViewPlace(fileID, line)) { $0.alignmentGuide($1, guide, computeValue) })
  }

  /// Puts a bar at the top or bottom, whose height this view's content keeps clear of.
  public func safeAreaInset(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> some View
  ) -> some View {
    SafeAreaInset(
      page: self, bar: content(), edge: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing, place: ViewPlace(fileID, line))
  }

  /// Puts a bar at a side, whose width this view's content keeps clear of.
  public func safeAreaInset(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder content: () -> some View
  ) -> some View {
    SafeAreaInset(
      page: self, bar: content(), edge: edge == .leading ? .leading : .trailing,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, place: ViewPlace(fileID, line))
  }

  /// The view itself: pages are laid out in all of their place, so there is no safe area to leave.
  public func ignoresSafeArea(edges: Edge.Set = .all) -> Self { self }

  /// The view itself; the older name of `ignoresSafeArea(edges:)`.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }

  /// Gives a value to the layout that this view stands in.
  public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where K.Value: Sendable {
    modified(by: LayoutValueModifier<K>(value: value, place: ViewPlace(fileID, line)))
  }
}

/// The top or the bottom; closed.
public enum VerticalEdge: Sendable, Hashable, CaseIterable {
  /// The top.
  case top
  /// The bottom.
  case bottom
}

/// The side where reading begins or ends; closed.
public enum HorizontalEdge: Sendable, Hashable, CaseIterable {
  /// The side where reading begins.
  case leading
  /// The side where reading ends.
  case trailing
}

/// A value for the layout around.
struct LayoutValueModifier<Key: LayoutValueKey>: PrimitiveModifier where Key.Value: Sendable {
  let value: Key.Value
  let place: ViewPlace

  func apply(to node: NodeID, in environment: EnvironmentValues, lowering: inout Lowering) -> NodeID {
    lowering.locate(node, place)
    return lowering.tree.layoutValue(node, key: Key.self, value: value)
  }
}

/// A page with a bar at an edge.
struct SafeAreaInset<Page: View, Bar: View>: PrimitiveView {
  let page: Page
  let bar: Bar
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let place: ViewPlace

  func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    let mark = lowering.pending.count
    lowering.lower(page, in: environment)
    for index in mark..<lowering.pending.count {
      let members = lowering.nodes(of: HStack { bar }, in: environment)
      guard let bar = members.first else { continue }
      let node = lowering.tree.safeAreaInset(
        lowering.pending[index], edge: edge, bar: bar, alignment: alignment, spacing: spacing)
      lowering.record(node, "safeAreaInset", at: place)
      lowering.pending[index] = node
    }
  }
}
