// The option types of layers.

import LeporelloGraphics

/// Which corners a radius applies to.
public struct CACornerMask: OptionSet, Sendable, Hashable {
  /// Core Animation's bits.
  public let rawValue: UInt
  /// Creates a mask from Core Animation's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How a layer's corners bend; closed.
public enum CALayerCornerCurve: String, Sendable, Hashable {
  /// A quarter circle.
  case circular
  /// A curve whose bend begins gradually.
  case continuous
}

/// How a layer's picture stands in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  @MainActor var mode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}

/// Lays out and draws a layer; default implementations stand in for optional requirements.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  /// Lays out the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Draws the content.
  func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
  /// Nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
}

extension ViewProperty {
  /// Core Animation's name of the property.
  var keyPath: String {
    switch self {
    case .center: "position"
    case .bounds: "bounds"
    case .transform: "transform"
    case .alpha: "opacity"
    case .backgroundColor: "backgroundColor"
    case .cornerRadius: "cornerRadius"
    case .borderWidth: "borderWidth"
    case .borderColor: "borderColor"
    case .shadowColor: "shadowColor"
    case .shadowOpacity: "shadowOpacity"
    case .shadowRadius: "shadowRadius"
    case .shadowOffset: "shadowOffset"
    case .turn: "turn"
    }
  }
}
