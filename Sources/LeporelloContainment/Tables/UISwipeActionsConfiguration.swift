// What a swipe over a row offers, as far as code states it; nothing is swiped here.

public import LeporelloGraphics

/// Something that a swipe over a row offers.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What it does; closed.
  public enum Style: Int, Sendable, Hashable {
    /// Something.
    case normal
    /// Something that cannot be taken back.
    case destructive
  }

  /// What is done, on which view, and what hears whether it was.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// What it does.
  open private(set) var style: Style
  /// What is done.
  open private(set) var handler: Handler
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The colour.
  open var backgroundColor: UIColor!

  /// Creates an offer.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

/// What a swipe over a row offers.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// The offers.
  open private(set) var actions: [UIContextualAction]
  /// Whether a long swipe does the first.
  open var performsFirstActionWithFullSwipe = true

  /// Creates what is offered.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
