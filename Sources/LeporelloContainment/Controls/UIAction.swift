// Something to run, with a title and a picture.

import LeporelloGraphics

/// Something to run when a control is used.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// What the action is known by.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How the action answers and looks in a menu.
  open var attributes: Attributes
  /// Whether the action shows as on in a menu.
  open var state: State
  /// What the action is known by; unique unless given.
  public let identifier: Identifier
  /// What used the action.
  open internal(set) var sender: Any?
  let handler: (UIAction) -> Void
  private static var count = 0

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    Self.count += 1
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    self.identifier = identifier ?? Identifier("action-\(Self.count)")
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  func run(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
