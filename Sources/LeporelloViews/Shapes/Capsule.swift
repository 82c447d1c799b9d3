// Capsules.

/// A rectangle whose shorter sides are half circles, filling its frame.
public struct Capsule: InsettableShape {
  /// How the ends bend.
  public var style: RoundedCornerStyle
  var amount: CGFloat = 0

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let inner = rect.inset(by: amount)
    // Half circles leave no room for a gradual bend, so both styles end in the same outline.
    return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: .circular)
  }

  /// The capsule with its edge moved inwards.
  public func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.amount += amount
    return copy
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}
