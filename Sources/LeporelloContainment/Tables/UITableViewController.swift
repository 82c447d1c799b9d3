// A controller whose view is a table.

public import LeporelloGraphics

/// A controller whose view is a table, which it supplies.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private let table: UITableView
  /// Whether an appearance takes the selection back.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller of a table of a look.
  public init(style: UITableView.Style) {
    table = UITableView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size), style: style)
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller of a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    table = UITableView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size), style: .plain)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Creates a controller of a plain table as if decoded.
  public required init?(coder: NSCoder) {
    table = UITableView(frame: CGRect(origin: .zero, size: UIScreen.main.bounds.size), style: .plain)
    super.init(coder: coder)
  }

  /// The table.
  open var tableView: UITableView! { table }

  /// Makes the table the view.
  open override func loadView() {
    (table.dataSource, table.delegate) = (self, self)
    view = table
  }
  /// Takes the selection back if asked for.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in table.selection { table.deselectRow(at: path, animated: animated) }
  }

  /// One.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// None.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// An empty cell.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// None.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// None.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// The table's own.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
  /// The table's own.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// None.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// Nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
