// A question over what is shown, with choices; a tap on one takes the question away, then does what the choice does.

public import LeporelloGraphics

/// A question with choices.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where the question stands; closed.
  public enum Style: Int, Sendable, Hashable {
    /// At the bottom.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// Where the question stands.
  public let preferredStyle: Style
  /// What is said under the title.
  open var message: String?
  /// The choices, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The choice that the return key would make.
  open var preferredAction: UIAlertAction?
  /// The fields.
  open private(set) var textFields: [UITextField]?

  /// Creates a question.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    (self.title, self.message) = (title, message)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }
  /// Creates a question as if decoded.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 238, height: 30))
    field.borderStyle = .roundedRect
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Makes the card with title, message, fields and choices; the choice that does nothing comes last.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0, alpha: 0.2)
    let card = UIStackView()
    card.axis = .vertical
    card.spacing = 8
    card.isLayoutMarginsRelativeArrangement = true
    card.layoutMargins = UIEdgeInsets(top: 19, left: 16, bottom: 11, right: 16)
    card.backgroundColor = UIColor(white: 0.97, alpha: 1)
    card.layer.cornerRadius = 14
    card.translatesAutoresizingMaskIntoConstraints = false
    for (text, font) in [(title, UIFont.systemFont(ofSize: 17, weight: .semibold)), (message, .systemFont(ofSize: 13))]
    {
      guard let text, !text.isEmpty else { continue }
      let label = UILabel()
      (label.text, label.font, label.textAlignment, label.numberOfLines) = (text, font, .center, 0)
      card.addArrangedSubview(label)
    }
    for field in textFields ?? [] { card.addArrangedSubview(field) }
    let sorted = actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    for action in sorted { card.addArrangedSubview(makeButton(for: action)) }
    view.addSubview(card)
    let isSheet = preferredStyle == .actionSheet
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      isSheet
        ? card.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -16)
        : card.widthAnchor.constraint(equalToConstant: 270),
      isSheet
        ? card.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8)
        : card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func makeButton(for action: UIAlertAction) -> UIButton {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: action.title ?? "") { [weak self] _ in self?.choose(action) })
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: action.style == .cancel ? .semibold : .regular)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.isEnabled = action.isEnabled
    action.button = button
    return button
  }

  private func choose(_ action: UIAlertAction) {
    guard presentingViewController != nil else { return }
    dismiss(animated: true) { action.handler?(action) }
  }
}
