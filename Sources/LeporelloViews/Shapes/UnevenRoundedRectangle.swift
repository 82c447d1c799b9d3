// Rectangles with a radius for each corner.

/// A rectangle with a radius for each corner that fills its frame.
public struct UnevenRoundedRectangle: InsettableShape {
  let topLeading: CGFloat
  let bottomLeading: CGFloat
  let bottomTrailing: CGFloat
  let topTrailing: CGFloat
  let style: RoundedCornerStyle
  var amount: CGFloat = 0

  /// Creates a rectangle from its corners' radii.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    (topLeading, bottomLeading) = (topLeadingRadius, bottomLeadingRadius)
    (bottomTrailing, topTrailing) = (bottomTrailingRadius, topTrailingRadius)
    self.style = style
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    func radius(_ r: CGFloat) -> CGFloat { max(0, r - amount) }
    return Path(
      roundedRect: rect.inset(by: amount),
      cornerRadii: CornerRadii(
        topLeft: radius(topLeading), topRight: radius(topTrailing), bottomRight: radius(bottomTrailing),
        bottomLeft: radius(bottomLeading)), style: style)
  }

  /// The rectangle with its edge moved inwards.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}
