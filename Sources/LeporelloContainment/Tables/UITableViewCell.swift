// The views that a table shows and uses again.

public import LeporelloGraphics

/// A row's view.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The ready-made looks; closed.
  public enum CellStyle: Int, Sendable, Hashable {
    /// A title.
    case `default`
    /// A title at the left, a detail at the right.
    case value1
    /// The same, closer together.
    case value2
    /// A title with a detail under it.
    case subtitle
  }
  /// What stands at a row's end; closed.
  public enum AccessoryType: Int, Sendable, Hashable {
    /// Nothing.
    case none
    /// An arrow.
    case disclosureIndicator
    /// A button and an arrow.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button.
    case detailButton
  }
  /// How a selected row shows; closed.
  public enum SelectionStyle: Int, Sendable, Hashable {
    /// Not at all.
    case none
    /// As the system does.
    case blue
    /// As the system does.
    case gray
    /// As the system does.
    case `default`
  }

  /// The look and the identifier of the cell that a table makes now, for `init()`.
  static var identifierToBe: String?

  /// What holds the content.
  public let contentView = UIView()
  /// What the cell is registered by.
  open internal(set) var reuseIdentifier: String?
  private var style = CellStyle.default
  private let title = UILabel()
  private let detail = UILabel()
  private let photo = UIImageView()
  /// What lies behind the content.
  open var backgroundView: UIView? { didSet { replace(oldValue, by: backgroundView) } }
  /// What lies behind the content while the row is selected or touched.
  open var selectedBackgroundView: UIView? {
    didSet {
      replace(oldValue, by: selectedBackgroundView)
      showSelection()
    }
  }
  /// What stands at the row's end.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view in its place.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// How a selected row shows.
  open var selectionStyle = SelectionStyle.default
  /// Space beside the line under the row.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether the row is selected.
  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }
  private var storedSelected = false
  /// Whether the row is touched.
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var storedHighlighted = false

  /// What a cell lets a person do to its row; closed.
  public enum EditingStyle: Int, Sendable, Hashable {
    /// Nothing.
    case none
    /// Remove it.
    case delete
    /// Add one.
    case insert
  }
  /// What the cell lets a person do; kept for code that reads it.
  open var editingStyle: EditingStyle { .none }
  /// Whether the row can be changed; what shows that is not drawn.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedEditing = false
  /// Lets the row be changed, or not.
  open func setEditing(_ editing: Bool, animated: Bool) { storedEditing = editing }
  /// What stands at the end while rows can be changed; it is not drawn.
  open var editingAccessoryType = AccessoryType.none
  /// Whether a handle shows by which the row is moved; it is not drawn.
  open var showsReorderControl = false
  /// How many steps the content is moved in; kept for code that sets it.
  open var indentationLevel = 0
  /// How long a step is; kept for code that sets it.
  open var indentationWidth: CGFloat = 10
  /// What lies behind, as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if let color = backgroundConfiguration?.backgroundColor { backgroundColor = color } }
  }
  private var describedView: (any UIView & UIContentView)?
  /// What is shown, as a value; in the place of the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if let contentConfiguration, let describedView,
        type(of: describedView.configuration) == type(of: contentConfiguration)
      {
        describedView.configuration = contentConfiguration
      } else {
        describedView?.removeFromSuperview()
        describedView = contentConfiguration?.makeContentView()
        if let describedView { contentView.addSubview(describedView) }
      }
      for part in [photo, title, detail] { part.isHidden = contentConfiguration != nil }
      setNeedsLayout()
    }
  }
  /// What the cell's look shows, to be filled in.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .value1 || style == .value2 ? .valueCell() : .cell()
  }
  /// The smallest size, which what is shown asks for.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard let describedView else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return CGSize(width: targetSize.width, height: describedView.sizeThatFits(targetSize).height)
  }

  /// Creates a cell of a look.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    install()
  }
  /// Creates a cell as if decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install()
  }
  /// Creates a cell; subclasses that have `init(style:reuseIdentifier:)` inherit it.
  public required convenience init() { self.init(style: .default, reuseIdentifier: Self.identifierToBe) }

  private func install() {
    backgroundColor = .systemBackground
    detail.textColor = style == .subtitle ? .label : .secondaryLabel
    if style == .subtitle { detail.font = .systemFont(ofSize: 12) }
    addSubview(contentView)
    for part in [photo, title, detail] { contentView.addSubview(part) }
    contentView.frame = bounds
  }

  /// The title.
  open var textLabel: UILabel? { title }
  /// The detail, in the looks that have one.
  open var detailTextLabel: UILabel? { style == .default ? nil : detail }
  /// The picture.
  open var imageView: UIImageView? { photo }

  /// Forgets what it showed, before it is used again.
  open func prepareForReuse() {}
  /// Shows whether the row is selected.
  open func setSelected(_ selected: Bool, animated: Bool) {
    storedSelected = selected
    showSelection()
  }
  /// Shows whether the row is touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storedHighlighted = highlighted
    showSelection()
  }

  private var standsOut: Bool { storedSelected || storedHighlighted }
  private func showSelection() { selectedBackgroundView?.isHidden = !standsOut }
  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: new === selectedBackgroundView && backgroundView?.superview === self ? 1 : 0)
  }

  /// Places the content, the labels of the ready-made look and what stands at the end.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var end: CGFloat = 0
    if let accessoryView {
      accessoryView.center = CGPoint(x: bounds.maxX - 16 - accessoryView.bounds.width / 2, y: bounds.midY)
      end = accessoryView.bounds.width + 16
    } else if accessoryType != .none {
      end = 32
    }
    contentView.frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - end), height: bounds.height)
    describedView?.frame = contentView.bounds
    let room = contentView.bounds.insetBy(dx: 16, dy: 0)
    var x = room.minX
    if let size = photo.image?.size {
      photo.frame = CGRect(x: x, y: (room.height - size.height) / 2, width: size.width, height: size.height)
      x += size.width + 15
    }
    let width = max(0, room.maxX - x)
    let (one, two) = (title.intrinsicContentSize, detail.intrinsicContentSize)
    switch style {
    case .default: title.frame = CGRect(x: x, y: 0, width: width, height: room.height)
    case .subtitle:
      let top = (room.height - one.height - two.height) / 2
      title.frame = CGRect(x: x, y: top, width: width, height: one.height)
      detail.frame = CGRect(x: x, y: top + one.height, width: width, height: two.height)
    case .value1, .value2:
      title.frame = CGRect(x: x, y: 0, width: min(width, one.width), height: room.height)
      let left = style == .value2 ? x + one.width + 8 : max(x + one.width + 8, room.maxX - two.width)
      detail.frame = CGRect(x: left, y: 0, width: max(0, room.maxX - left), height: room.height)
    }
  }

  /// The ground of a selected row, and what stands at the end.
  package override func drawContent(into list: inout DisplayList) {
    if standsOut, selectedBackgroundView == nil, selectionStyle != .none {
      list.append(.fill(Path(bounds), .color(RGBA(hex: 0xD1D1D6))))
    }
    guard accessoryView == nil, accessoryType != .none else { return }
    let (x, y) = (bounds.maxX - 20, bounds.midY)
    let mark = Path { path in
      if accessoryType == .checkmark {
        path.move(to: CGPoint(x: x - 9, y: y))
        path.addLine(to: CGPoint(x: x - 5, y: y + 4))
        path.addLine(to: CGPoint(x: x + 3, y: y - 5))
      } else {
        path.move(to: CGPoint(x: x - 5, y: y - 5))
        path.addLine(to: CGPoint(x: x, y: y))
        path.addLine(to: CGPoint(x: x - 5, y: y + 5))
      }
    }
    let color = accessoryType == .checkmark ? tintColor.rgba : RGBA(hex: 0xC4C4C6)
    list.append(.stroke(mark, .color(color), StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)))
  }
}

/// A section's header or footer.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// What holds the content.
  public let contentView = UIView()
  /// What the view is registered by.
  open private(set) var reuseIdentifier: String?
  /// The text.
  open var textLabel: UILabel? { label }
  private let label = UILabel()

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    install()
  }
  /// Creates a view as if decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install()
  }
  /// Creates a view; subclasses that have `init(reuseIdentifier:)` inherit it.
  public required convenience init() { self.init(reuseIdentifier: UITableViewCell.identifierToBe) }

  private func install() {
    label.font = .boldSystemFont(ofSize: 17)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    contentView.addSubview(label)
  }
  /// Forgets what it showed, before it is used again.
  open func prepareForReuse() {}
  /// Places the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }
}
