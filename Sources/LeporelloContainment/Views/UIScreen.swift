// The screen that code asks for sizes: the current stage.

public import LeporelloGraphics

/// The current stage as a screen.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The screen of the current stage.
  public static var main: UIScreen { UIScreen() }
  /// The stage's rectangle.
  public var bounds: CGRect { CGRect(origin: .zero, size: StageCore.current.size) }
  /// Pixels a point.
  public var scale: CGFloat { StageCore.current.scale }
  /// Pixels a point.
  public var nativeScale: CGFloat { scale }
  /// The stage's rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// How bright the screen is; kept nowhere.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  /// The screen's coordinates, as the interface lies.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
  /// The screen's coordinates, as the device lies.
  public var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
  /// How many frames a second there are at most.
  public var maximumFramesPerSecond: Int { 60 }
  /// The traits of the whole screen.
  public var traitCollection: UITraitCollection {
    UITraitCollection(
      size: StageCore.current.size, scale: StageCore.current.scale, settings: StageCore.current.settings)
  }
}
