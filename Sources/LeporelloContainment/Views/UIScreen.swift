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
  /// The traits of the whole screen.
  public var traitCollection: UITraitCollection {
    UITraitCollection(size: StageCore.current.size, scale: StageCore.current.scale)
  }
}
