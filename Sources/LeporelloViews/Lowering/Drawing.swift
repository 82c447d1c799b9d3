// What a node draws itself, before its modifiers' effects.

/// A node's own picture; closed. Large cases lie apart, so that a page's records stay small.
enum Drawing: Sendable {
  /// Its children only.
  case none
  /// Its frame in one colour.
  case color(RGBA)
  /// A shape of its frame, filled.
  indirect case shape(any Shape, ResolvedStyle, FillRule)
  /// A shape of its frame, stroked.
  indirect case stroke(any Shape, ResolvedStyle, StrokeStyle)
  /// Text.
  indirect case text(TextBlock, minimumScale: CGFloat)
  /// A picture.
  indirect case image(ImageResource, ImageInterpolation)
  /// A picture whose edges keep their size, for so many pixels a point.
  indirect case slices(NineSlice, ImageInterpolation, scale: CGFloat)
  /// The children, the last at the back.
  case reversed
  /// The first child, shown where the second has coverage.
  case mask
  /// The children, cut off at the frame.
  case clip
  /// Content made from the frame's size.
  indirect case reader(@Sendable (GeometryProxy) -> AnyView, EnvironmentValues)
  /// A drawing made from the frame's size.
  indirect case canvas(@Sendable (inout GraphicsContext, CGSize) -> Void, EnvironmentValues)
  /// A place for something live.
  indirect case slot(SlotContent, EnvironmentValues)
}
