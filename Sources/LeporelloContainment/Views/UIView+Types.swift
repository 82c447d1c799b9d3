// The option types that stand inside UIView.

public import LeporelloGraphics

extension UIView {
  /// Which margins and lengths take a share when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates a mask from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How content follows the bounds; closed.
  public enum ContentMode: Int, Sendable, Hashable {
    /// Stretched.
    case scaleToFill
    /// Scaled to fit.
    case scaleAspectFit
    /// Scaled to cover.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    /// Centred.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
    /// At the top left.
    case topLeft
    /// At the top right.
    case topRight
    /// At the bottom left.
    case bottomLeft
    /// At the bottom right.
    case bottomRight
  }

  /// "No wish" in an intrinsic size.
  public static var noIntrinsicMetric: CGFloat { -1 }
  /// "As small as possible" for a fitting size.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// "As large as possible" for a fitting size.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }
}

extension UIView {
  /// Whether a view's tint is dimmed; closed.
  public enum TintAdjustmentMode: Int, Sendable, Hashable {
    /// As the superview's.
    case automatic
    /// Not.
    case normal
    /// Dimmed; shown as it is.
    case dimmed
  }
}
