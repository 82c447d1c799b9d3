// Anchors on the vertical axis.

public import LeporelloGraphics

/// A place from top to bottom.
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Below another anchor by a multiple of the system's spacing.
  public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    make(.equal, anchor, constant: multiplier * SystemSpacing.standard)
  }
  /// Below another anchor by at least a multiple of the system's spacing.
  public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    make(.greaterThanOrEqual, anchor, constant: multiplier * SystemSpacing.standard)
  }
  /// Below another anchor by at most a multiple of the system's spacing.
  public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    make(.lessThanOrEqual, anchor, constant: multiplier * SystemSpacing.standard)
  }
}
