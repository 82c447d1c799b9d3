// Columns side by side in a wide place, one of them in a narrow one.

public import LeporelloGraphics

/// Shows two or three controllers in columns.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// How many columns; closed.
  public enum Style: Int, Sendable, Hashable {
    /// Two columns set as an array.
    case unspecified
    /// Two columns.
    case doubleColumn
    /// Three columns.
    case tripleColumn
  }

  /// A column; closed.
  public enum Column: Int, Sendable, Hashable, CaseIterable {
    /// The first.
    case primary
    /// The middle one of three.
    case supplementary
    /// The last and widest.
    case secondary
    /// What is shown in a narrow place.
    case compact
  }

  /// How many columns.
  public let style: Style
  var columns: [Column: UIViewController] = [:]
  private var shownColumns: [UIViewController] = []
  /// The primary column's wished width.
  open var preferredPrimaryColumnWidth: CGFloat = 320
  /// Who decides about columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The least width of the primary column.
  open var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension { didSet { replace() } }
  /// The largest width of the primary column.
  open var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension { didSet { replace() } }
  /// The primary column's wished width as a share of the whole.
  open var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension {
    didSet { replace() }
  }
  /// Which columns are to be in sight; all stay, but for the last alone.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      delegate?.splitViewController(self, willChangeTo: displayMode)
      arrange()
    }
  }
  /// Which columns are in sight.
  open var displayMode: DisplayMode {
    if isCollapsed || preferredDisplayMode == .secondaryOnly { return .secondaryOnly }
    return columns[.supplementary] == nil ? .oneBesideSecondary : .twoBesideSecondary
  }
  /// How columns are to share the room; they stand beside each other.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// How columns share the room.
  open var splitBehavior: SplitBehavior { .tile }
  /// At which side the primary column stands.
  open var primaryEdge = PrimaryEdge.leading { didSet { replace() } }
  /// What lies behind the primary column; kept for code that sets it.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// Whether a drag shows the primary column; kept for code that sets it.
  open var presentsWithGesture = true
  /// Whether a button shows the last column alone; kept for code that sets it.
  open var showsSecondaryOnlyButton = false
  /// The button that shows and hides columns; containers show it.
  open var displayModeButtonItem: UIBarButtonItem {
    UIBarButtonItem(
      systemItem: .organize,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        preferredDisplayMode = preferredDisplayMode == .secondaryOnly ? .automatic : .secondaryOnly
      })
  }
  /// The primary column's width.
  open var primaryColumnWidth: CGFloat { columns[.primary]?.viewIfLoaded?.frame.width ?? 0 }
  /// Brings a column into sight.
  open func show(_ column: Column) {
    if preferredDisplayMode == .secondaryOnly, column != .secondary { preferredDisplayMode = .automatic }
  }
  /// Takes a column out of sight.
  open func hide(_ column: Column) { if column == .primary { preferredDisplayMode = .secondaryOnly } }
  private func replace() { viewIfLoaded?.setNeedsLayout() }
  /// The supplementary column's wished width.
  open var preferredSupplementaryColumnWidth: CGFloat = 320

  /// Creates a split controller.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split controller of two columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split controller as if decoded.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The columns' controllers in order.
  open var viewControllers: [UIViewController] {
    get { wideColumns.compactMap { columns[$0] } }
    set {
      setViewController(newValue.first, for: .primary)
      setViewController(newValue.count > 1 ? newValue.last : nil, for: .secondary)
      setViewController(newValue.count > 2 ? newValue[1] : nil, for: .supplementary)
    }
  }
  /// Whether only one column is shown.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// A column's controller.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Puts a controller into a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard columns[column] !== vc else { return }
    columns[column] = vc
    arrange()
  }

  /// Puts the detail into the last column; where only one column is seen, shows it there.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard !(delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false) else { return }
    guard isCollapsed, let top = shownColumns.first, top is UINavigationController else {
      return setViewController(vc, for: .secondary)
    }
    top.show(vc, sender: sender)
  }

  /// Arranges the columns.
  open override func viewDidLoad() {
    super.viewDidLoad()
    arrange()
  }
  /// Shows or folds columns when there is more or less room.
  open override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.arrange() })
  }
  /// Places the columns.
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    place()
  }

  private var wideColumns: [Column] { [.primary, .supplementary, .secondary] }

  /// Adds and removes children so that exactly the columns in sight are children.
  private func arrange() {
    guard isViewLoaded else { return }
    let wanted: [UIViewController]
    if isCollapsed {
      wanted = [collapsedTop].compactMap(\.self)
    } else {
      wanted =
        preferredDisplayMode == .secondaryOnly ? [columns[.secondary]].compactMap(\.self) : viewControllers
    }
    let old = shownColumns
    shownColumns = wanted
    for column in old where !wanted.contains(where: { $0 === column }) {
      column.dispatch(.willMove(toParent: nil)) { $0.willMove(toParent: nil) }
      column.viewIfLoaded?.removeFromSuperview()
      column.removeFromParent()
    }
    for column in wanted where column.parent !== self {
      addChild(column)
      view.addSubview(column.view)
      column.dispatch(.didMove(toParent: reference)) { $0.didMove(toParent: self) }
    }
    view.setNeedsLayout()
  }

  /// The controller that is seen in a narrow place: the delegate's choice, else the compact or the first column.
  private var collapsedTop: UIViewController? {
    let first = columns[.compact] ?? columns[.primary] ?? columns[.supplementary] ?? columns[.secondary]
    guard let delegate else { return first }
    if let chosen = delegate.primaryViewController(forCollapsing: self) { return chosen }
    guard style == .unspecified else {
      let proposed: Column = columns[.compact] == nil ? .primary : .compact
      return columns[delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)] ?? first
    }
    guard let primary = columns[.primary], let detail = columns[.secondary] else { return first }
    return delegate.splitViewController(self, collapseSecondary: detail, onto: primary) ? primary : detail
  }

  private func width(of column: UIViewController, in whole: CGFloat) -> CGFloat {
    guard column === columns[.primary] else { return preferredSupplementaryColumnWidth }
    let isAutomatic = preferredPrimaryColumnWidthFraction == Self.automaticDimension
    var width = isAutomatic ? preferredPrimaryColumnWidth : whole * preferredPrimaryColumnWidthFraction
    if maximumPrimaryColumnWidth != Self.automaticDimension { width = min(width, maximumPrimaryColumnWidth) }
    if minimumPrimaryColumnWidth != Self.automaticDimension { width = max(width, minimumPrimaryColumnWidth) }
    return width
  }

  private func place() {
    let bounds = view.bounds
    guard shownColumns.count > 1 else {
      shownColumns.first?.view.frame = bounds
      return
    }
    var x: CGFloat = 0
    for column in shownColumns.dropLast() {
      let width = min(
        width(of: column, in: bounds.width), (bounds.width / CGFloat(shownColumns.count)).rounded())
      column.view.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
    shownColumns.last?.view.frame = CGRect(x: x, y: 0, width: bounds.width - x, height: bounds.height)
    guard primaryEdge == .trailing else { return }
    for column in shownColumns { column.view.frame.origin.x = bounds.width - column.view.frame.maxX }
  }
}
