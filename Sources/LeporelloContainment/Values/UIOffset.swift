// A displacement, UIKit's shape.

public import LeporelloGraphics

/// A displacement in points.
public struct UIOffset: Sendable, Hashable {
  /// To the right.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// Creates a displacement of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates a displacement.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// No displacement.
  public static let zero = UIOffset()
}
