// The menu of a long touch, as far as code attaches it; it is not shown.

public import LeporelloGraphics

/// Supplies the menu of a long touch.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a place; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// The menu of a long touch.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that is touched.
  open private(set) weak var view: UIView?
  /// Supplies the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates the menu of a long touch.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Told that the view is about to change.
  open func willMove(to view: UIView?) {}
  /// Told that the view changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// What is shown at a long touch.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// What the menu is of.
  public let identifier: any NSCopying

  /// Creates a menu.
  public init(
    identifier: (any NSCopying)?, previewProvider: (() -> UIViewController?)?,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: "menu")
    super.init()
  }
}
