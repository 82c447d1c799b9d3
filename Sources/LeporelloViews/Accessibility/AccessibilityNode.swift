// A part of a page for readers who don't see it.

/// A part of a page as it is told to readers who don't see it.
public struct AccessibilityNode: Sendable, Hashable {
  /// What a part is; the names of WAI-ARIA where it has them; closed.
  public enum Role: String, Sendable, Hashable, Codable, CaseIterable {
    /// Parts that belong together.
    case group
    /// Text.
    case text
    /// A headline.
    case heading
    /// A picture.
    case image
    /// Something to tap.
    case button
    /// Something that leads elsewhere.
    case link
    /// Something that is on or off.
    case toggle = "switch"
    /// A value that can be stepped through.
    case adjustable
    /// The bar of a paged container.
    case tabList = "tablist"
    /// An item of such a bar.
    case tab
    /// A page of such a container.
    case tabPanel = "tabpanel"
    /// Rows.
    case list
    /// Anything else that is told.
    case element
  }

  /// What it is.
  public var role: Role
  /// What it is called.
  public var label: String?
  /// What it shows, or where it is among its kind, such as `tab 2 of 5`.
  public var value: String?
  /// What else is said of it.
  public var hint: String?
  /// Whether it is the selected one of its kind.
  public var isSelected: Bool
  /// Whether it refuses to be used.
  public var isDisabled: Bool
  /// Where it is in its page, in points.
  public var frame: CGRect
  /// What is in it, in reading order.
  public var children: [AccessibilityNode]
  /// Where a live part goes that is told by its own view: its slot's path.
  package var slot: [Int]?

  /// Creates a part.
  public init(
    _ role: Role, label: String? = nil, value: String? = nil, hint: String? = nil, isSelected: Bool = false,
    isDisabled: Bool = false, frame: CGRect = .zero, children: [AccessibilityNode] = []
  ) {
    (self.role, self.label, self.value, self.hint) = (role, label, value, hint)
    (self.isSelected, self.isDisabled, self.frame, self.children) = (isSelected, isDisabled, frame, children)
  }
}
