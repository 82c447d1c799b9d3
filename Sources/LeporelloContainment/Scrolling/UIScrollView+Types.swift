// Rates and modes of scroll views with UIKit's values.

public import LeporelloGraphics

extension UIScrollView {
  /// The factor by which coasting slows down each millisecond.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    /// The factor.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that stops sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Where the safe area adds to the insets; closed.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, Hashable {
    /// Along the axes that scroll.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    /// Nowhere.
    case never
    /// Along both axes.
    case always
  }

  /// The look of indicators; closed.
  public enum IndicatorStyle: Int, Sendable, Hashable {
    /// As the background asks.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// When the keyboard leaves; closed.
  public enum KeyboardDismissMode: Int, Sendable, Hashable {
    /// By itself never.
    case none
    /// When a drag begins.
    case onDrag
    /// With the drag.
    case interactive
    /// When a drag begins, with its accessory.
    case onDragWithAccessory
    /// With the drag, with its accessory.
    case interactiveWithAccessory
  }
}
