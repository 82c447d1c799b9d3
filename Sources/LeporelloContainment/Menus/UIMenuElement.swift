// What menus are made of.

public import LeporelloGraphics

/// A part of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether a part is on; closed.
  public enum State: Int, Sendable, Hashable {
    /// Off.
    case off
    /// On.
    case on
    /// Partly on.
    case mixed
  }

  /// How a part answers and looks.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Does not answer.
    public static let disabled = Attributes(rawValue: 1)
    /// Does something that cannot be taken back.
    public static let destructive = Attributes(rawValue: 2)
    /// Is not shown.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays when the part is used.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The title.
  open var title: String
  /// A line under the title.
  open var subtitle: String?
  /// The picture.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }
}
