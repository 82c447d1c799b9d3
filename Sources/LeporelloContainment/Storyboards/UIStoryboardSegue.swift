// The way from one controller to another, as storyboards and code state it.

public import LeporelloGraphics

/// A way from one controller to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The way's name.
  open private(set) var identifier: String?
  /// The controller that it leaves.
  open private(set) var source: UIViewController
  /// The controller that it leads to.
  open private(set) var destination: UIViewController
  private let handler: (() -> Void)?

  /// Creates a way that subclasses take.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination, handler) = (identifier, source, destination, nil)
    super.init()
  }
  /// Creates a way that a closure takes.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
    super.init()
  }

  /// Takes the way.
  open func perform() { handler?() }
}
