// Anchors on the horizontal axis.

public import LeporelloGraphics

/// A place across.
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// After another anchor by a multiple of the system's spacing.
  public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    make(.equal, anchor, constant: multiplier * SystemSpacing.standard)
  }
  /// After another anchor by at least a multiple of the system's spacing.
  public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    make(.greaterThanOrEqual, anchor, constant: multiplier * SystemSpacing.standard)
  }
  /// After another anchor by at most a multiple of the system's spacing.
  public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    make(.lessThanOrEqual, anchor, constant: multiplier * SystemSpacing.standard)
  }
}
