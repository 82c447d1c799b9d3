// A described container, live: a bar, and the pages as child controllers that are made when they are first shown.

package import LeporelloContainment
import LeporelloGraphics
import LeporelloHosting
package import LeporelloViews

/// The controller that a described `TabView` becomes.
package final class TabContainerController: UIViewController {
  private(set) var spec: TabViewSpec
  let environment: EnvironmentValues
  var state: PagerState
  /// The pages made so far, by the place of their tab; they stay children for as long as the container lives.
  var pages: [Int: UIViewController] = [:]
  /// The work that ends the change under way, by hand where another change interrupts it.
  var finishTurn: (() -> Void)?
  let pagesView = UIView(frame: .zero)
  let bar: UIView
  /// Whether the list behind the bar's More item is open.
  var isMoreOpen: Bool

  /// Creates a container of a description that was found to be sound.
  package init(_ spec: TabViewSpec, environment: EnvironmentValues) {
    (self.spec, self.environment) = (spec, environment)
    state = PagerState(selection: spec.initialIndex)
    bar = UIView(frame: .zero)
    isMoreOpen = spec.isMoreOpen
    super.init(nibName: nil, bundle: nil)
    traceName = spec.name ?? "TabView"
  }

  package required init?(coder: NSCoder) { nil }

  /// Puts the bar and the first page into the view.
  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pagesView.clipsToBounds = true
    view.addSubview(pagesView)
    view.addSubview(bar)
    pagesView.composition = { [unowned self] draw in self.composePages(draw) }
    bar.composition = { [unowned self] _ in self.barPicture() }
    placeParts()
    if let first = state.selection {
      let page = page(at: first)
      page.view.frame = pagesView.bounds
      pagesView.addSubview(page.view)
      page.didMove(toParent: self)
    }
  }

  /// Gives bar and pages their places.
  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeParts()
  }

  /// Takes another description of the same tabs; false where the tabs are others.
  func accepts(_ other: TabViewSpec) -> Bool {
    guard other.tabs.map(\.name) == spec.tabs.map(\.name), other.style == spec.style else { return false }
    spec = other
    for index in pages.keys.sorted() {
      if let page = pages[index] as? UIHostingController<AnyView> { page.rootView = other.tabs[index].content }
    }
    return true
  }
}
