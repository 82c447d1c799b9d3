// Rectangles with round corners.

/// A rectangle with round corners that fills its frame.
public struct RoundedRectangle: InsettableShape {
  /// The corners' radii.
  public var cornerSize: CGSize
  /// How the corners bend.
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0

  /// Creates a rectangle with equal corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with equal corners; the smaller of the two radii is drawn.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let radius = min(cornerSize.width, cornerSize.height)
    return Path(
      roundedRect: rect.inset(by: amount), cornerRadius: max(0, radius - (radius > 0 ? amount : 0)), style: style)
  }

  /// The rectangle with its edge moved inwards.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
