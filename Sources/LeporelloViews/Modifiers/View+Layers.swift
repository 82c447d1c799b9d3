// Views in front of and behind a view.

extension View {
  /// Puts views in front, aligned in this view's frame.
  public func overlay(
    alignment: Alignment = .center, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> some View
  ) -> some View {
    Layered(
      primary: self, secondary: content(), alignment: alignment, kind: .overlay, place: ViewPlace(fileID, line))
  }

  /// Puts a view in front, aligned in this view's frame.
  @_disfavoredOverload
  public func overlay(
    _ overlay: some View, alignment: Alignment = .center, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    Layered(primary: self, secondary: overlay, alignment: alignment, kind: .overlay, place: ViewPlace(fileID, line))
  }

  /// Fills a shape of this view's frame in front.
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    Layered(
      primary: self, secondary: shape.fill(style), alignment: .center, kind: .overlay, place: ViewPlace(fileID, line))
  }

  /// Fills this view's frame in front.
  public func overlay(
    _ style: some ShapeStyle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { overlay(style, in: Rectangle(), fileID: fileID, line: line) }

  /// Puts views behind, aligned in this view's frame.
  public func background(
    alignment: Alignment = .center, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder content: () -> some View
  ) -> some View {
    Layered(
      primary: self, secondary: content(), alignment: alignment, kind: .background, place: ViewPlace(fileID, line))
  }

  /// Puts a view behind, aligned in this view's frame.
  @_disfavoredOverload
  public func background(
    _ background: some View, alignment: Alignment = .center, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    Layered(
      primary: self, secondary: background, alignment: alignment, kind: .background, place: ViewPlace(fileID, line))
  }

  /// Fills a shape of this view's frame behind.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle(),
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    let erased = AnyShapeStyle(style)
    return modified(
      by: EffectModifier(
        resolving: {
          .background(shape, ResolvedStyle(erased, in: $0), fillStyle.isEOFilled ? .evenOdd : .nonZero)
        }, at: ViewPlace(fileID, line)))
  }

  /// Fills this view's frame behind.
  public func background(
    _ style: some ShapeStyle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { background(style, in: Rectangle(), fileID: fileID, line: line) }

  /// Fills this view's frame with the page's colour behind.
  public func background() -> some View { background(.background) }

  /// Shows the view where another has coverage.
  public func mask(
    alignment: Alignment = .center, fileID: StaticString = #fileID, line: UInt = #line,
    @ViewBuilder _ mask: () -> some View
  ) -> some View {
    Layered(primary: self, secondary: mask(), alignment: alignment, kind: .mask, place: ViewPlace(fileID, line))
  }

  /// Shows the view where another has coverage.
  public func mask(_ mask: some View, fileID: StaticString = #fileID, line: UInt = #line) -> some View {
    Layered(primary: self, secondary: mask, alignment: .center, kind: .mask, place: ViewPlace(fileID, line))
  }
}

/// A view and another that is laid out in its frame.
struct Layered<Primary: View, Secondary: View>: PrimitiveView {
  /// What the second view does; closed.
  enum Kind: Sendable {
    case overlay
    case background
    case mask
  }

  let primary: Primary
  let secondary: Secondary
  let alignment: Alignment
  let kind: Kind
  let place: ViewPlace

  func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    let mark = lowering.pending.count
    lowering.lower(primary, in: environment)
    for index in mark..<lowering.pending.count {
      lowering.pending[index] = lowering.layer(
        secondary, on: lowering.pending[index], alignment: alignment, kind: kind, at: place, in: environment)
    }
  }
}
