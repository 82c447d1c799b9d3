// A field to search by.

public import LeporelloGraphics

/// Hears of a search; default implementations stand in for optional requirements.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The search key was used.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that ends the search was used.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

/// A bar with a field to search by.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextFieldDelegate {
  /// How prominent the bar is; closed.
  public enum Style: UInt, Sendable, Hashable {
    /// As the system sees fit.
    case `default`
    /// With a ground.
    case prominent
    /// Without one.
    case minimal
  }

  /// Who hears of the search.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The field.
  public let searchTextField = UISearchTextField(frame: .zero)
  /// The text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// What stands in the place of no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the field; kept for code that sets it.
  open var prompt: String?
  /// How prominent the bar is; kept for code that sets it.
  open var searchBarStyle = Style.default
  /// The bar's colour.
  open var barTintColor: UIColor?
  /// Whether what is below shows through; kept for code that sets it.
  open var isTranslucent = true
  /// The bar's picture; kept for code that sets it.
  open var backgroundImage: UIImage?
  /// Whether a button shows that ends the search; it is not drawn.
  open var showsCancelButton = false
  /// Shows or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Names of scopes; they are not drawn.
  open var scopeButtonTitles: [String]?
  /// The chosen scope.
  open var selectedScopeButtonIndex = 0
  /// Whether scopes show; they are not drawn.
  open var showsScopeBar = false

  /// Creates a bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    install()
  }
  /// Creates a bar as if decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install()
  }
  private func install() {
    searchTextField.borderStyle = .roundedRect
    searchTextField.delegate = self
    searchTextField.addAction(
      UIAction { [weak self] _ in self.map { $0.delegate?.searchBar($0, textDidChange: $0.text ?? "") } },
      for: .editingChanged)
    addSubview(searchTextField)
  }

  /// Begins editing.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
  /// Whether the field is edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Asks the bar's delegate.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }
  /// Tells the bar's delegate.
  open func textFieldDidBeginEditing(_ textField: UITextField) { delegate?.searchBarTextDidBeginEditing(self) }
  /// Tells the bar's delegate.
  open func textFieldDidEndEditing(_ textField: UITextField) { delegate?.searchBarTextDidEndEditing(self) }
  /// Tells the bar's delegate.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }

  /// 56 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
  /// 56 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
  /// Places the field.
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.frame = CGRect(
      x: bounds.minX + 8, y: bounds.midY - 18, width: max(0, bounds.width - 16), height: 36)
  }
  /// The ground.
  package override func drawContent(into list: inout DisplayList) {
    if let barTintColor { list.append(.fill(Path(bounds), .color(barTintColor.rgba))) }
  }
}
