// A button of a bar, as a value that containers read.

public import LeporelloGraphics

/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The look; closed.
  public enum Style: Int, Sendable, Hashable {
    /// Plain.
    case plain
    /// For the end of something.
    case done = 2
  }

  /// The look.
  open var style = Style.plain
  /// What a tap does.
  open var primaryAction: UIAction?
  /// A view in place of title and picture.
  open var customView: UIView?
  /// The width, or 0 for the content's.
  open var width: CGFloat = 0
  /// The colour.
  open var tintColor: UIColor?

  /// What the item offers; it is not shown.
  open var menu: UIMenu?
  /// The titles that the item may have, for its width; kept for code that sets it.
  open var possibleTitles: Set<String>?

  /// Creates an item.
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    (self.primaryAction, self.menu) = (primaryAction, menu)
    super.init(title: title ?? primaryAction?.title, image: image ?? primaryAction?.image)
  }
  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
