// What a cell shows, as a value.

public import LeporelloGraphics

/// Something that a view shows, as a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  /// A view that shows it.
  func makeContentView() -> any UIView & UIContentView
}

/// A view that shows such a value.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  /// What is shown.
  var configuration: any UIContentConfiguration { get set }
}

/// A picture, a text and a detail, as lists show them.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text is set.
  @preconcurrency @MainActor public struct TextProperties {
    /// The face and size.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The most lines; 0 for as many as needed.
    public var numberOfLines = 0
  }
  /// How a picture is shown.
  @preconcurrency @MainActor public struct ImageProperties {
    /// The tint; nil for the view's.
    public var tintColor: UIColor?
    /// The corners' radius; kept for code that sets it.
    public var cornerRadius: CGFloat = 0
    /// The largest size; kept for code that sets it.
    public var maximumSize = CGSize.zero
  }

  /// The picture.
  public var image: UIImage?
  /// The text.
  public var text: String?
  /// The detail.
  public var secondaryText: String?
  /// How the text is set.
  public var textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
  /// How the detail is set.
  public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 12), color: .label)
  /// How the picture is shown.
  public var imageProperties = ImageProperties()
  /// The space between picture and text.
  public var imageToTextPadding: CGFloat = 15
  /// The space between text and detail.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The space around.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  var isBeside = false

  /// A text.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A text with a detail under it.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A text with a detail at the other side.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.isBeside = true
    configuration.secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 17), color: .secondaryLabel)
    return configuration
  }

  /// A view that shows it.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}

/// A view of a picture, a text and a detail.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let photo = UIImageView()
  private let title = UILabel()
  private let detail = UILabel()

  /// Creates a view.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for part in [photo, title, detail] { addSubview(part) }
    show()
  }
  /// Creates a view as if decoded.
  public required init?(coder: NSCoder) {
    shown = UIListContentConfiguration()
    super.init(coder: coder)
    for part in [photo, title, detail] { addSubview(part) }
  }

  /// What is shown.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      show()
    }
  }

  private func show() {
    photo.image = shown.image
    photo.tintColor = shown.imageProperties.tintColor
    for (label, text, look) in [
      (title, shown.text, shown.textProperties), (detail, shown.secondaryText, shown.secondaryTextProperties),
    ] {
      (label.text, label.font, label.textColor, label.numberOfLines) = (text, look.font, look.color, look.numberOfLines)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var textStart: CGFloat {
    shown.directionalLayoutMargins.leading + (shown.image.map { $0.size.width + shown.imageToTextPadding } ?? 0)
  }
  /// The height of picture or texts, in the present width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }
  /// The height of picture or texts in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = shown.directionalLayoutMargins
    let width = size.width > 0 ? max(0, size.width - textStart - margins.trailing) : 0
    let (one, two) = (
      title.sizeThatFits(CGSize(width: width, height: 0)).height,
      detail.sizeThatFits(CGSize(width: width, height: 0)).height
    )
    let gap = one > 0 && two > 0 ? shown.textToSecondaryTextVerticalPadding : 0
    let texts = shown.isBeside ? max(one, two) : one + gap + two
    return CGSize(width: size.width, height: max(texts, shown.image?.size.height ?? 0) + margins.top + margins.bottom)
  }
  /// Places picture and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = shown.directionalLayoutMargins
    let image = shown.image?.size ?? .zero
    photo.frame = CGRect(
      x: margins.leading, y: bounds.midY - image.height / 2, width: image.width, height: image.height)
    let width = max(0, bounds.width - textStart - margins.trailing)
    if shown.isBeside {
      let two = min(width, detail.intrinsicContentSize.width)
      title.frame = CGRect(x: textStart, y: 0, width: width - two, height: bounds.height)
      detail.frame = CGRect(x: textStart + width - two, y: 0, width: two, height: bounds.height)
    } else {
      let (one, two) = (
        title.sizeThatFits(CGSize(width: width, height: 0)).height,
        detail.sizeThatFits(CGSize(width: width, height: 0)).height
      )
      let gap = one > 0 && two > 0 ? shown.textToSecondaryTextVerticalPadding : 0
      let top = bounds.midY - (one + gap + two) / 2
      title.frame = CGRect(x: textStart, y: top, width: width, height: one)
      detail.frame = CGRect(x: textStart, y: top + one + gap, width: width, height: two)
    }
  }
}
