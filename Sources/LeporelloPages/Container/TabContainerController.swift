// A described container, live: a bar, and the pages as child controllers that are made when they are needed.

public import LeporelloContainment
import LeporelloGraphics
import LeporelloHosting
package import LeporelloViews

/// The controller that a described `TabView` becomes.
public final class TabContainerController: UIViewController {
  /// Where the container's own appearance stands; closed.
  enum Presence: Sendable, Hashable {
    case hidden, appearing, shown, disappearing
  }

  var spec: TabViewSpec
  let environment: EnvironmentValues
  var state: PagerState
  /// The pages made so far; they stay children until they are evicted or their tab is gone.
  var pages: [PageIdentity: UIViewController] = [:]
  /// The pages in the order in which they were shown, the latest last.
  var recency: [PageIdentity] = []
  /// What ends the change under way.
  var work: TurnWork?
  /// The finger on the pages.
  var drag: PageDrag?
  /// Off while the tree of views is changed between callbacks that are sent by hand.
  var isArranging = false
  var presence = Presence.hidden
  /// The page whose transition waits for the container's own.
  var waitingPage: UIViewController?
  /// What waits until the container is gone from sight.
  var whenHidden: [() -> Void] = []
  var tally = PagerTally()
  /// The items on the clock that belong to a pull.
  var pullItems: [Int] = []
  var phase = PagingEvent.Phase.idle
  /// How far the header has given way.
  var headerOffset: CGFloat = 0
  /// How far each page is scrolled.
  var pageOffsets: [PageIdentity: CGFloat] = [:]
  /// The clock's item that turns to the next page.
  var advance: Int?
  let pagesView = UIView(frame: .zero)
  /// Lies over pages and bars, and takes touches where a bar is.
  let bar = TabBarsView(frame: .zero)
  let headerView = UIView(frame: .zero)
  /// Whether the list behind the bar's More item is open.
  var isMoreOpen: Bool
  /// How far bars were scrolled by hand, by their place; until the next change is over.
  var barOffsets: [Int: CGFloat] = [:]
  /// The bar that a finger drags, and how far it was scrolled when the finger came.
  var barGrip: (bar: Int, offset: CGFloat)?

  /// Creates a container of a description that was found to be sound.
  package init(_ spec: TabViewSpec, environment: EnvironmentValues) {
    (self.spec, self.environment) = (spec, environment)
    state = PagerState(selection: spec.firstIndex)
    isMoreOpen = spec.isMoreOpen
    super.init(nibName: nil, bundle: nil)
    traceName = spec.name ?? "TabView"
    restoreOffsets()
  }

  /// Described containers cannot be decoded.
  public required init?(coder: NSCoder) { nil }

  /// Whether the pages hear of the container's appearance; not while it moves them itself.
  public override var shouldAutomaticallyForwardAppearanceMethods: Bool { !isArranging }

  /// Puts the bar and the first page into the view.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = environment.ground
    pagesView.clipsToBounds = true
    view.addSubview(pagesView)
    view.addSubview(bar)
    if spec.header != nil { view.addSubview(headerView) }
    headerView.clipsToBounds = true
    pagesView.composition = { [unowned self] draw in self.composePages(draw) }
    bar.composition = { [unowned self] _ in self.barPicture() }
    bar.isTaken = { [unowned self] point in self.hit(point) != nil }
    headerView.composition = { [unowned self] _ in self.headerPicture() }
    addGestures()
    placeParts()
    if let first = state.selection {
      let page = page(at: first)
      page.view.frame = pageFrame
      pagesView.addSubview(page.view)
      page.didMove(toParent: self)
      note(shown: first)
    }
  }

  /// Gives bar and pages their places.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeParts()
  }

  /// The pages hear after the container.
  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    presence = .appearing
    waitingPage?.beginAppearanceTransition(true, animated: animated)
  }

  /// The container is at rest, and pages may be loaded ahead.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presence = .shown
    endWaiting()
    rest()
  }

  /// A change under way ends unseen.
  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    presence = .disappearing
    stopAdvancing()
    cover(animated: animated)
  }

  /// What waited for the container to be gone is done.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    presence = .hidden
    endWaiting()
    let waiting = whenHidden
    whenHidden = []
    for action in waiting { action() }
  }

  /// Pages that are not needed now are let go.
  public override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    evict(keeping: 1)
  }

  private func endWaiting() {
    let page = waitingPage
    waitingPage = nil
    page?.endAppearanceTransition()
  }
}

/// How many changes began, how many ended, how often the tabs were updated, and how often a finger came.
struct PagerTally: Sendable, Hashable {
  var fingers = 0
  var begun = 0
  var ended = 0
  var updates = 0
}
