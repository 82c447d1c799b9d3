// Buttons: titles and pictures by state.

public import LeporelloGraphics

/// A control that does something when tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The kind of button; closed.
  public enum ButtonType: Int, Sendable, Hashable {
    /// Without any look of its own.
    case custom
    /// With the system's look.
    case system
    /// A detail disclosure.
    case detailDisclosure
    /// Light information.
    case infoLight
    /// Dark information.
    case infoDark
    /// An addition.
    case contactAdd
    /// A plain button.
    case plain
    /// A close button.
    case close
  }

  private var titles: [State: String] = [:]
  private var styledTitles: [State: NSAttributedString] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private let label = UILabel()
  private let imagePart = UIImageView()
  /// The kind of button.
  open private(set) var buttonType = ButtonType.custom
  /// Space around the content.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// How the title is moved.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// How the picture is moved.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }
  /// Whether a disabled button's picture is dimmed; kept for code that sets it.
  open var adjustsImageWhenHighlighted = true
  /// Whether a touched button shows a menu at once; kept for code that sets it.
  open var showsMenuAsPrimaryAction = false
  /// What the button offers; it is not shown.
  open var menu: UIMenu?
  /// Whether a choice of the menu becomes the title; kept for code that sets it.
  open var changesSelectionAsPrimaryAction = false
  /// Whether a disabled button's picture is dimmed; kept for code that sets it.
  open var adjustsImageWhenDisabled = true
  /// Whether a touched button shines; kept for code that sets it.
  open var showsTouchWhenHighlighted = false
  /// Whether a touched button's title turns its shadow; kept for code that sets it.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether a pointer over the button shows it; there is none.
  open var isPointerInteractionEnabled = false
  /// What the button is for; closed.
  public enum Role: Int, Sendable, Hashable {
    /// Anything.
    case normal
    /// What is most often wanted.
    case primary
    /// Doing nothing.
    case cancel
    /// What cannot be taken back.
    case destructive
  }
  /// What the button is for; kept for code that sets it.
  open var role = Role.normal
  /// How the button looks, as a value.
  open var configuration: Configuration? {
    didSet {
      describe()
      contentChanged()
    }
  }
  /// Changes the button's looks when its state changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { configurationUpdateHandler?(self) } }
  /// Asks for that again.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

  /// Creates a button with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    install()
  }
  /// Creates a button as if decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install()
  }
  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType == .system { label.font = .systemFont(ofSize: 15) }
    contentChanged()
  }
  /// Creates a button of a kind that runs an action when tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    setImage(primaryAction.image, for: .normal)
  }

  private func install() {
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.textAlignment = .center
    addSubview(imagePart)
    addSubview(label)
  }

  /// The label that shows the title.
  open var titleLabel: UILabel? { label }
  /// The view that shows the picture.
  open var imageView: UIImageView? { imagePart }
  /// The title shown now.
  open var currentTitle: String? { title(for: state) }
  /// The title's colour now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .system ? tintColor : .white) }
  /// The picture shown now.
  open var currentImage: UIImage? { image(for: state) }
  /// The background shown now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentChanged()
  }
  /// Sets the title's colour in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    contentChanged()
  }
  /// Sets the title of a state, with attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    styledTitles[state] = title
    setTitle(title?.string, for: state)
  }
  /// The title of a state, or of the normal one, with attributes.
  open func attributedTitle(for state: State) -> NSAttributedString? { styledTitles[state] ?? styledTitles[.normal] }
  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentChanged()
  }
  /// Sets the colour of the title's shadow in a state; it is not drawn.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  /// Sets how symbols are made in a state; kept nowhere, since symbols keep their own size.
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {}
  /// Sets the background of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }
  /// The title of a state, or of the normal one.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The title's colour in a state, or in the normal one.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  /// The picture of a state, or of the normal one.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// The background of a state, or of the normal one.
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }

  private func contentChanged() {
    (label.text, label.textColor) = (currentTitle, currentTitleColor)
    if let styled = attributedTitle(for: state) { label.attributedText = styled }
    imagePart.image = currentImage
    imagePart.isHidden = currentImage == nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
  override func stateChanged() {
    contentChanged()
    label.isEnabled = isEnabled
    configurationUpdateHandler?(self)
  }
  /// Shows the title in the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = currentTitleColor
  }
  override func touchedUpInside(_ touch: UITouch) { sendActions(for: .primaryActionTriggered) }

  // MARK: Layout

  /// Picture and title beside each other, with the system's space above and below.
  open override var intrinsicContentSize: CGSize {
    let (image, title) = (currentImage?.size ?? .zero, label.intrinsicContentSize)
    let insets = contentEdgeInsets
    let space: CGFloat = contentEdgeInsets == .zero && currentImage == nil ? 12 : 0
    return CGSize(
      width: image.width + title.width + insets.left + insets.right,
      height: max(image.height, title.height) + space + insets.top + insets.bottom)
  }
  /// The size of picture and title.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// Puts picture and title where the alignment says.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: contentEdgeInsets)
    let image = currentImage?.size ?? .zero
    var title = label.intrinsicContentSize
    title.width = min(title.width, max(0, area.width - image.width))
    let width = image.width + title.width
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .center, .fill: area.midX - width / 2
      case .left, .leading: area.minX
      case .right, .trailing: area.maxX - width
      }
    func top(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .center, .fill: area.midY - height / 2
      case .top: area.minY
      case .bottom: area.maxY - height
      }
    }
    func moved(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
      rect.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
    imagePart.frame = moved(
      CGRect(x: x, y: top(image.height), width: image.width, height: image.height), imageEdgeInsets)
    label.frame = moved(
      CGRect(x: x + image.width, y: top(title.height), width: title.width, height: title.height), titleEdgeInsets)
  }
  /// The background picture of the state.
  package override func drawContent(into list: inout DisplayList) {
    if let configuration, let ground = configuration.ground(tintColor) {
      let path = Path(roundedRect: bounds, cornerRadius: configuration.radius(of: bounds.size))
      list.append(.fill(path, .color(ground.rgba)))
    }
    currentBackgroundImage?.draw(in: bounds, tint: tintColor, into: &list)
  }
  /// A button keeps single taps from the recognisers of views around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    keepsTapsToItself(gestureRecognizer)
  }
}

extension UIControl {
  func keepsTapsToItself(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, let tap = recognizer as? UITapGestureRecognizer, tap.view !== self else { return true }
    return tap.numberOfTapsRequired != 1
  }
}
