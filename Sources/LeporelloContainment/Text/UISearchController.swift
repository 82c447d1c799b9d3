// A search over a controller's content: a bar, and who shows what it finds.

public import LeporelloGraphics

/// Shows what a search finds.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// The search's text changed, or the search began or ended.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of a search; default implementations stand in for optional requirements.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// The search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search. Its bar stands where code puts it; results are not presented by themselves.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// The bar.
  public let searchBar = UISearchBar(frame: .zero)
  /// Shows what is found.
  open private(set) var searchResultsController: UIViewController?
  /// Hears of the text.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Hears of the search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what is below dims; kept for code that sets it.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar goes; kept for code that sets it.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the bar's button that ends the search comes and goes by itself; kept for code that sets it.
  open var automaticallyShowsCancelButton = true

  /// Creates a search.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    observe()
  }
  /// Creates a search as if decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    observe()
  }
  private func observe() {
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in self.map { $0.searchResultsUpdater?.updateSearchResults(for: $0) } },
      for: .editingChanged)
  }

  private var isSearching = false
  /// Whether the search goes on.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      newValue ? delegate?.willPresentSearchController(self) : delegate?.willDismissSearchController(self)
      isSearching = newValue
      if !newValue { searchBar.text = "" }
      searchResultsUpdater?.updateSearchResults(for: self)
      newValue ? delegate?.didPresentSearchController(self) : delegate?.didDismissSearchController(self)
    }
  }
}
