// The system's buttons of bars, and targets by reference.

public import LeporelloGraphics

extension UIBarButtonItem {
  /// The system's buttons; closed.
  public enum SystemItem: Int, Sendable, Hashable {
    /// Done.
    case done
    /// Cancel.
    case cancel
    /// Edit.
    case edit
    /// Save.
    case save
    /// Add.
    case add
    /// Space that takes what is left.
    case flexibleSpace
    /// Space of a width.
    case fixedSpace
    /// Compose.
    case compose
    /// Reply.
    case reply
    /// Action.
    case action
    /// Organise.
    case organize
    /// Bookmarks.
    case bookmarks
    /// Search.
    case search
    /// Refresh.
    case refresh
    /// Stop.
    case stop
    /// Camera.
    case camera
    /// Trash.
    case trash
    /// Play.
    case play
    /// Pause.
    case pause
    /// Back.
    case rewind
    /// Forward.
    case fastForward
    /// Undo.
    case undo
    /// Redo.
    case redo
    /// Close.
    case close = 24

    var title: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .fastForward: "Forward"
      case .done, .cancel, .edit, .save, .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh,
        .stop, .camera, .trash, .play, .pause, .rewind, .undo, .redo, .close:
        String(describing: self).capitalized
      }
    }
  }

  /// Creates one of the system's buttons.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: systemItem.title, image: nil, primaryAction: primaryAction)
    if systemItem == .done { style = .done }
  }
  /// Creates a button that calls a method of a target, which it does not keep.
  public convenience init<T: AnyObject, S>(
    title: String?, style: Style, target: T, action: @escaping (T) -> (S) -> Void
  ) {
    self.init(title: title, image: nil, primaryAction: Self.call(target, action))
    self.style = style
  }
  /// Creates a button that calls a method of a target, which it does not keep.
  public convenience init<T: AnyObject>(
    title: String?, style: Style, target: T, action: @escaping (T) -> () -> Void
  ) {
    self.init(title: title, image: nil, primaryAction: Self.call(target, action))
    self.style = style
  }
  /// Creates a button that calls a method of a target, which it does not keep.
  public convenience init<T: AnyObject, S>(
    image: UIImage?, style: Style, target: T, action: @escaping (T) -> (S) -> Void
  ) {
    self.init(title: nil, image: image, primaryAction: Self.call(target, action))
    self.style = style
  }
  /// Creates a button that calls a method of a target, which it does not keep.
  public convenience init<T: AnyObject>(
    image: UIImage?, style: Style, target: T, action: @escaping (T) -> () -> Void
  ) {
    self.init(title: nil, image: image, primaryAction: Self.call(target, action))
    self.style = style
  }
  /// Creates one of the system's buttons, which calls a method of a target that it does not keep.
  public convenience init<T: AnyObject, S>(
    barButtonSystemItem systemItem: SystemItem, target: T, action: @escaping (T) -> (S) -> Void
  ) { self.init(systemItem: systemItem, primaryAction: Self.call(target, action)) }
  /// Creates one of the system's buttons, which calls a method of a target that it does not keep.
  public convenience init<T: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: T, action: @escaping (T) -> () -> Void
  ) { self.init(systemItem: systemItem, primaryAction: Self.call(target, action)) }
  /// Creates a button that calls nothing.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Never?) {
    self.init(title: title, image: nil, primaryAction: nil)
    self.style = style
  }
  /// Creates a button that calls nothing.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Never?) {
    self.init(title: nil, image: image, primaryAction: nil)
    self.style = style
  }
  /// Creates one of the system's buttons with a menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu?) {
    self.init(systemItem: systemItem, primaryAction: primaryAction)
    self.menu = menu
  }
  /// Space that takes what is left.
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  /// Space of a width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
  /// Creates one of the system's buttons, which calls nothing.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Never?) {
    self.init(systemItem: systemItem)
  }

  private static func call<T: AnyObject, S>(_ target: T, _ action: @escaping (T) -> (S) -> Void) -> UIAction {
    UIAction { [weak target] in if let target, let sender = $0.sender as? S { action(target)(sender) } }
  }
  private static func call<T: AnyObject>(_ target: T, _ action: @escaping (T) -> () -> Void) -> UIAction {
    UIAction { [weak target] _ in if let target { action(target)() } }
  }
}
