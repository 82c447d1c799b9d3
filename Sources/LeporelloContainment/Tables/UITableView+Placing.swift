// Where rows stand, and which of them are shown.

import LeporelloGraphics

/// Where the rows, header and footer of one section stand in the content.
struct TableSection {
  /// A header or a footer.
  enum Edge: Hashable {
    case header(Int)
    case footer(Int)
  }

  var header = CGRect.zero
  var rows: [CGRect] = []
  var footer = CGRect.zero
  var frame: CGRect {
    CGRect(x: header.minX, y: header.minY, width: header.width, height: footer.maxY - header.minY)
  }
}

extension UITableView {
  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  func placesChanged() {
    sections = nil
    setNeedsLayout()
  }

  func startOver() {
    measured = [:]
    for path in selection { shownRows[path]?.isSelected = false }
    selection = []
    for (path, cell) in shownRows.sorted(by: { $0.key < $1.key }) { putAside(cell, path) }
    for view in shownHeaders.values { view.removeFromSuperview() }
    shownHeaders = [:]
    placesChanged()
  }

  func changed(_ animation: RowAnimation) {
    guard openUpdates == 0 else { return }
    if animation == .none { startOver() } else { rebuild(completion: nil) }
  }

  /// Makes all rows anew and lets the new picture dissolve in.
  func rebuild(completion: ((Bool) -> Void)?) {
    guard openUpdates == 0 else { return completion?(true) ?? () }
    let kept = selection
    guard window != nil, UIView.areAnimationsEnabled else {
      startOver()
      layoutIfNeeded()
      completion?(true)
      return
    }
    UIView.transition(
      with: self, duration: 0.3, options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: {
        self.startOver()
        self.selection = kept
        self.layoutIfNeeded()
      }, completion: completion)
  }

  /// Where everything stands, asked for where it is not known.
  var places: [TableSection] {
    if let sections { return sections }
    guard let dataSource else { return [] }
    var y = tableHeaderView?.frame.height ?? 0
    let width = bounds.width
    func next(_ height: CGFloat) -> CGRect {
      defer { y += max(0, height) }
      return CGRect(x: 0, y: y, width: width, height: max(0, height))
    }
    var made: [TableSection] = []
    for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
      var place = TableSection()
      place.header = next(headerHeight(section))
      for row in 0..<max(0, dataSource.tableView(self, numberOfRowsInSection: section)) {
        place.rows.append(next(height(IndexPath(row: row, section: section))))
      }
      place.footer = next(footerHeight(section))
      made.append(place)
    }
    sections = made
    return made
  }

  private func height(_ path: IndexPath) -> CGFloat {
    let asked = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return asked >= 0 ? asked : measured[path] ?? (estimatedRowHeight > 0 ? estimatedRowHeight : 44)
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let asked = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if asked >= 0 { return asked }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    if title != nil { return 28 + sectionHeaderTopPadding }
    guard let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) else {
      return style == .plain ? 0 : 35
    }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let asked = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if asked >= 0 { return asked }
    if dataSource?.tableView(self, titleForFooterInSection: section) != nil { return 28 }
    return tableDelegate?.tableView(self, viewForFooterInSection: section)?
      .systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height ?? 0
  }

  func layoutRows() {
    if lastWidth != bounds.width {
      lastWidth = bounds.width
      (sections, measured) = (nil, [:])
    }
    backgroundView?.frame = bounds
    // A cell that says its own height moves others, which may in turn come into view.
    for _ in 0..<8 where !showVisible() { break }
    placeHeaders()
    placeSeparators()
  }

  /// Shows what is visible; whether heights changed by it.
  private func showVisible() -> Bool {
    let places = places
    let rows = places.last?.frame.maxY ?? tableHeaderView?.frame.height ?? 0
    tableHeaderView.map { $0.frame = CGRect(x: 0, y: 0, width: bounds.width, height: $0.frame.height) }
    tableFooterView.map { $0.frame = CGRect(x: 0, y: rows, width: bounds.width, height: $0.frame.height) }
    let size = CGSize(width: bounds.width, height: rows + (tableFooterView?.frame.height ?? 0))
    if contentSize != size { contentSize = size }
    let wanted = places.enumerated().flatMap { section, place in
      place.rows.indices.filter { place.rows[$0].overlaps(bounds) }.map { IndexPath(row: $0, section: section) }
    }
    let keys = Set(wanted)
    for (path, cell) in shownRows.sorted(by: { $0.key < $1.key }) where !keys.contains(path) { putAside(cell, path) }
    var hasChanged = false
    for path in wanted {
      let rect = places[path.section].rows[path.row]
      guard let cell = shownRows[path] ?? show(path, in: rect) else { continue }
      if cell.frame != rect { cell.frame = rect }
      hasChanged = measure(cell, path) || hasChanged
    }
    if hasChanged { sections = nil }
    return hasChanged
  }

  private func measure(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
    guard measured[path] == nil, (tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0 else {
      return false
    }
    var height: CGFloat = 44
    if cell.contentView.hasConstraintDrivenContent {
      height =
        cell.contentView.systemLayoutSizeFitting(
          CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    measured[path] = height
    return height != rectForRow(at: path).height
  }

  private func show(_ path: IndexPath, in rect: CGRect) -> UITableViewCell? {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    shownRows[path] = cell
    UIView.performWithoutAnimation { cell.frame = rect }
    cell.setSelected(selection.contains(path), animated: false)
    cell.setHighlighted(touched == path, animated: false)
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    insertSubview(
      cell, at: subviews.lastIndex { $0 is UITableViewCell }.map { $0 + 1 } ?? (backgroundView == nil ? 0 : 1))
    return cell
  }

  private func putAside(_ cell: UITableViewCell, _ path: IndexPath) {
    shownRows[path] = nil
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { spare[identifier, default: []].append(cell) }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
  }

  private func placeHeaders() {
    for (section, place) in places.enumerated() {
      var header = place.header
      if style == .plain {
        // It stays at the top as long as its section is there.
        let top = bounds.minY + adjustedContentInset.top
        header.origin.y = min(max(header.minY, top), max(header.minY, place.frame.maxY - header.height))
      }
      placeEdge(.header(section), header)
      placeEdge(.footer(section), place.footer)
    }
  }

  private func placeEdge(_ edge: TableSection.Edge, _ rect: CGRect) {
    guard rect.height > 0, rect.overlaps(bounds) else {
      shownHeaders.removeValue(forKey: edge)?.removeFromSuperview()
      return
    }
    if let view = shownHeaders[edge] ?? makeEdge(edge) {
      shownHeaders[edge] = view
      if view.superview !== self { addSubview(view) }
      view.frame = rect
    }
  }

  private func makeEdge(_ edge: TableSection.Edge) -> UIView? {
    let (own, title): (UIView?, String?)
    switch edge {
    case .header(let section):
      own = tableDelegate?.tableView(self, viewForHeaderInSection: section)
      title = dataSource?.tableView(self, titleForHeaderInSection: section)
    case .footer(let section):
      own = tableDelegate?.tableView(self, viewForFooterInSection: section)
      title = dataSource?.tableView(self, titleForFooterInSection: section)
    }
    if let own { return own }
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.backgroundColor = backgroundColor
    view.textLabel?.text = title
    return view
  }

  private func placeSeparators() {
    let rows = separatorStyle == .none ? [] : shownRows.sorted { $0.key < $1.key }
    while separators.count < rows.count {
      let line = UIView()
      line.isUserInteractionEnabled = false
      separators.append(line)
    }
    while separators.count > rows.count { separators.removeLast().removeFromSuperview() }
    let thin = 1 / core.scale
    for (line, row) in zip(separators, rows) {
      line.backgroundColor = separatorColor
      let inset = row.value.separatorInset
      let frame = row.value.frame
      line.frame = CGRect(
        x: frame.minX + inset.left, y: frame.maxY - thin, width: max(0, frame.width - inset.left - inset.right),
        height: thin)
      if line.superview !== row.value.superview { insertSubview(line, aboveSubview: row.value) }
    }
  }
}
