// A stage with a controller in whose view constraints are tried.

import LeporelloGraphics

@testable import LeporelloContainment

/// A stage of 400 x 800 points and its root controller.
@MainActor struct ConstraintFixture {
  let stage: Stage
  let controller = UIViewController()

  init() throws {
    stage = try Stage(size: CGSize(width: 400, height: 800), scale: 2, text: .wireframe)
    stage.window.rootViewController = controller
  }

  /// A view in another that constraints are to place.
  func child(of parent: UIView) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    return child
  }
}
