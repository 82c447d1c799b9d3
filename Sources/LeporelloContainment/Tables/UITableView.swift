// A scroll view of rows. Placing stands in `+Placing`, touches in `+Selection`.

public import LeporelloGraphics

/// A scroll view of rows in sections.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The looks; closed.
  public enum Style: Int, Sendable, Hashable {
    /// Rows from edge to edge, headers that stay in view.
    case plain
    /// Sections apart.
    case grouped
    /// Sections apart, inset from the edges; placed as grouped ones here.
    case insetGrouped
  }
  /// What lies under rows; closed.
  public enum SeparatorStyle: Int, Sendable, Hashable {
    /// Nothing.
    case none
    /// A line.
    case singleLine
    /// An etched line; drawn as a line.
    case singleLineEtched
  }
  /// Where a row is to stand after scrolling; closed.
  public enum ScrollPosition: Int, Sendable, Hashable {
    /// Anywhere in view.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }
  /// How rows come and go; all of them fade here; closed.
  public enum RowAnimation: Int, Sendable, Hashable {
    /// Fades.
    case fade
    /// From the right.
    case right
    /// From the left.
    case left
    /// From the top.
    case top
    /// From the bottom.
    case bottom
    /// At once.
    case none
    /// From the middle.
    case middle
    /// As the table sees fit.
    case automatic = 100
  }

  /// The height that asks cells for their own.
  public static let automaticDimension: CGFloat = -1

  /// The look.
  public let style: Style
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var spare: [String: [UITableViewCell]] = [:]
  var shownRows: [IndexPath: UITableViewCell] = [:]
  var shownHeaders: [TableSection.Edge: UIView] = [:]
  var separators: [UIView] = []
  var sections: [TableSection]?
  var measured: [IndexPath: CGFloat] = [:]
  var selection: [IndexPath] = []
  var touched: IndexPath?
  var lastWidth: CGFloat?
  var openUpdates = 0

  /// Who supplies the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  /// The rows' height.
  open var rowHeight = UITableView.automaticDimension { didSet { placesChanged() } }
  /// A guess of the rows' height, for those not shown yet.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The headers' height.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { placesChanged() } }
  /// The footers' height.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { placesChanged() } }
  /// A guess of the headers' height; they are asked at once here.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// A guess of the footers' height; they are asked at once here.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// Space over headers of plain tables.
  open var sectionHeaderTopPadding: CGFloat = 0 { didSet { placesChanged() } }
  /// What lies under rows.
  open var separatorStyle = SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
  /// The colour of lines under rows.
  open var separatorColor: UIColor? = .separator
  /// Space beside lines under rows.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether touches select.
  open var allowsSelection = true
  private var storedEditing = false
  /// Whether rows can be changed; what shows that is not drawn.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Lets rows be changed, or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedEditing = editing
    for cell in shownRows.values { cell.setEditing(editing, animated: animated) }
  }
  /// Whether rows can be selected meanwhile; kept for code that sets it.
  open var allowsSelectionDuringEditing = false
  /// Whether cells keep to a width that is comfortable to read; kept for code that sets it.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether cells' contents keep to the safe area; kept for code that sets it.
  open var insetsContentViewsToSafeArea = true
  /// The colour of the index at the side; it is not drawn.
  open var sectionIndexColor: UIColor?
  /// The colour behind it; it is not drawn.
  open var sectionIndexBackgroundColor: UIColor?
  /// Whether rows can be dragged; kept for code that sets it.
  open var dragInteractionEnabled = false
  /// Moves a row that the source has moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// What stands over all rows; its height counts.
  open var tableHeaderView: UIView? { didSet { swap(oldValue, for: tableHeaderView) } }
  /// What stands under all rows; its height counts.
  open var tableFooterView: UIView? { didSet { swap(oldValue, for: tableFooterView) } }
  /// What lies behind the rows.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Creates a table of a look.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
  }
  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Creates a plain table as if decoded.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  private func swap(_ old: UIView?, for new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    placesChanged()
  }

  // MARK: Making views

  /// Says which class makes cells of an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }
  /// Says which class makes headers and footers of an identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }
  /// A spare cell, or a new one of a registered class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spare[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return make(cellClasses[identifier], identifier)
  }
  /// A cell to use, a spare one or a new one.
  ///
  /// - Precondition: a class is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier): register a class for it with "
          + "register(_:forCellReuseIdentifier:)")
    }
    return cell
  }
  /// A new header or footer of a registered class.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    UITableViewCell.identifierToBe = identifier
    defer { UITableViewCell.identifierToBe = nil }
    return headerClasses[identifier]?.init()
  }
  private func make(_ kind: UITableViewCell.Type?, _ identifier: String) -> UITableViewCell? {
    UITableViewCell.identifierToBe = identifier
    defer { UITableViewCell.identifierToBe = nil }
    let cell = kind?.init()
    cell?.reuseIdentifier = identifier
    return cell
  }

  // MARK: Rows

  /// How many sections there are.
  open var numberOfSections: Int { places.count }
  /// How many rows a section has; 0 for a section that is not there.
  open func numberOfRows(inSection section: Int) -> Int {
    places.indices.contains(section) ? places[section].rows.count : 0
  }
  /// Where a row stands in the content.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard places.indices.contains(indexPath.section) else { return .zero }
    let rows = places[indexPath.section].rows
    return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : .zero
  }
  /// Where a section stands in the content.
  open func rect(forSection section: Int) -> CGRect { places.indices.contains(section) ? places[section].frame : .zero }
  /// The cell of a row, where it is shown.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownRows[indexPath] }
  /// The row of a cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shownRows.first { $0.value === cell }?.key }
  /// The row at a point of the content.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    for (section, place) in places.enumerated() {
      if let row = place.rows.firstIndex(where: { $0.contains(point) }) { return IndexPath(row: row, section: section) }
    }
    return nil
  }
  /// The rows shown, in order.
  open var indexPathsForVisibleRows: [IndexPath]? { shownRows.keys.sorted() }
  /// The cells shown, in order.
  open var visibleCells: [UITableViewCell] { shownRows.keys.sorted().compactMap { shownRows[$0] } }
  /// A section's header, where it is shown.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownHeaders[.header(section)] as? UITableViewHeaderFooterView
  }

  // MARK: Changes

  /// Asks for everything anew; nothing stays selected.
  open func reloadData() { startOver() }
  /// Makes the cells of rows anew.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changed(animation) }
  /// Says that rows came.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changed(animation) }
  /// Says that rows went.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { changed(animation) }
  /// Makes sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { changed(animation) }
  /// Says that sections came.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { changed(animation) }
  /// Says that sections went.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { changed(animation) }
  /// Begins several changes.
  open func beginUpdates() { openUpdates += 1 }
  /// Makes the changes begun.
  open func endUpdates() {
    openUpdates = max(0, openUpdates - 1)
    changed(.automatic)
  }
  /// Makes several changes at once; the new rows dissolve in over a third of a second.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    openUpdates -= 1
    rebuild(completion: completion)
  }

  // MARK: Selection and scrolling

  /// The selected row, or the first of them.
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The selected rows.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
  /// Selects a row; the delegate is told nothing.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { deselectRow(at: path, animated: animated) }
      return
    }
    markSelected(indexPath)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Deselects a row; the delegate is told nothing.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    shownRows[indexPath]?.setSelected(false, animated: animated)
  }
  /// Moves the content so that a row stands where a position says.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let rect = rectForRow(at: indexPath)
    let inset = adjustedContentInset
    var target = contentOffset
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: target.y = rect.minY - inset.top
    case .middle: target.y = rect.midY - (bounds.height + inset.top - inset.bottom) / 2
    case .bottom: target.y = rect.maxY - bounds.height + inset.bottom
    }
    setContentOffset(clamped(target), animated: animated)
  }

  /// Places the rows that are visible.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
  }

  // MARK: Touches

  /// Touches the row under the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { beginTouch(at: touch.location(in: self)) }
  }
  /// Selects the row under the finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { endTouch(at: touch.location(in: self)) }
  }
  /// Lets the row go.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    letGo()
  }
}
