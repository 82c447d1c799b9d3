// Storyboards as far as code names them: there are no such files here, so what is asked of one is noted as missing.

public import LeporelloGraphics

/// A file of controllers; there are none here.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  /// Names a file.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// The controller that the file begins with; none, which is noted as misuse.
  open func instantiateInitialViewController() -> UIViewController? {
    StageCore.current.report(.noStoryboard(name))
    return nil
  }
  /// A controller by its name; an empty one, and the missing file is noted as misuse.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    StageCore.current.report(.noStoryboard(name))
    return UIViewController()
  }
}
