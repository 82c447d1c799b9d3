// Something to run, with a title and a picture.

public import LeporelloGraphics

/// Something to run when a control is used.
@preconcurrency @MainActor open class UIAction: NSObject {
  /// What the action is known by.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title that buttons show.
  open var title: String
  /// The picture that buttons show.
  open var image: UIImage?
  /// What the action is known by; unique unless given.
  public let identifier: Identifier
  /// What used the action.
  open internal(set) var sender: Any?
  let handler: (UIAction) -> Void
  private static var count = 0

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    Self.count += 1
    (self.title, self.image, self.handler) = (title, image, handler)
    self.identifier = identifier ?? Identifier("action-\(Self.count)")
    super.init()
  }

  func run(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
