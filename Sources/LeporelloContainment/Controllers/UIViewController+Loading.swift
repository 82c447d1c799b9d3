// Loading the view: once, when first asked for, and again after it was set to nil.

import LeporelloGraphics

extension UIViewController {
  func loadedView() -> UIView? {
    if let storedView { return storedView }
    guard !isLoadingView else {
      // loadView or viewDidLoad asked for a view that was never set; at home this recurses until it crashes.
      core.report(.missingView(traceName))
      makeDefaultView()
      return storedView
    }
    isLoadingView = true
    core.during("\(traceName).view") {
      dispatch(.loadView) { $0.loadView() }
      dispatch(.viewDidLoad) { $0.viewDidLoad() }
    }
    isLoadingView = false
    return storedView
  }

  func makeDefaultView() {
    let view = UIView(frame: CGRect(origin: .zero, size: core.size))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    replaceView(by: view)
  }

  func replaceView(by view: UIView?) {
    guard view !== storedView else { return }
    if let view, let owner = view.controller, owner !== self {
      core.report(
        .viewOfTwoControllers(
          view: String(describing: type(of: view)), owner: owner.traceName, other: traceName))
      return
    }
    if let storedView, storedView.controller === self { storedView.controller = nil }
    storedView = view
    view?.controller = self
    if awaitsViewIsAppearing { view?.mark(.needsVisit) }
  }

  func updateConstraintsIfNeeded() {
    guard needsUpdateConstraints else { return }
    needsUpdateConstraints = false
    dispatch(.updateViewConstraints) { $0.updateViewConstraints() }
  }
}
