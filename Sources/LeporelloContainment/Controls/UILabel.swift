// Text that is only read.

public import LeporelloGraphics

/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text; setting it takes attributes away.
  open var text: String? {
    get { storedText }
    set {
      styledText = nil
      replace(newValue)
    }
  }
  private var storedText: String?
  private var styledText: NSAttributedString?
  private func replace(_ string: String?) {
    guard string != storedText || styledText != nil else { return }
    storedText = string
    invalidateIntrinsicContentSize()
  }
  /// The text with attributes: fonts, colours, kerning, lines under and through, and the paragraph's alignment count.
  open var attributedText: NSAttributedString? {
    get {
      styledText ?? text.map { NSAttributedString(string: $0, attributes: [.font: font ?? .systemFont(ofSize: 17)]) }
    }
    set {
      styledText = newValue
      replace(newValue?.string)
    }
  }
  /// The face and size.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour.
  open var textColor: UIColor! = .label
  /// How lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// What happens to lines that are too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The most lines; 0 for as many as needed.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } } }
  /// Whether the label is shown as usable.
  open var isEnabled = true
  /// Whether the highlighted colour is used.
  open var isHighlighted = false
  /// The colour while highlighted.
  open var highlightedTextColor: UIColor?
  /// Whether text shrinks to fit; kept for code that sets it.
  open var adjustsFontSizeToFitWidth = false
  /// Whether letters may come closer before the text is cut; kept for code that sets it.
  open var allowsDefaultTighteningForTruncation = false
  /// Where text that shrank stands; closed.
  public enum BaselineAdjustment: Int, Sendable, Hashable {
    /// On its baseline.
    case alignBaselines
    /// In the middle.
    case alignCenters
    /// Where it is.
    case none
  }
  /// Where text that shrank stands; kept for code that sets it.
  open var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// The smallest share of the size; kept for code that sets it.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the size follows the person's choice; kept for code that sets it.
  open var adjustsFontForContentSizeCategory = false
  /// The width at which lines break for the intrinsic size; 0 for the width that layout finds.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the text's shadow; kept for code that sets it.
  open var shadowColor: UIColor?
  /// How far the text's shadow falls; kept for code that sets it.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Creates a label with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    configure()
  }
  /// Creates a label as if decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    configure()
  }

  private func configure() {
    isUserInteractionEnabled = false
    // UIKit's labels hug a little more than other views.
    constraintRecord.hugging = [UILayoutPriority(251), UILayoutPriority(251)]
  }

  /// The text as it is measured and drawn.
  var block: TextBlock {
    let color = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    let run = TextRun(text ?? "", font: font.face, color: isEnabled ? color.rgba : color.rgba.opacity(0.5))
    let alignment = styledText?.paragraphAlignment.map { $0 == .natural ? textAlignment : $0 } ?? textAlignment
    return TextBlock(
      styledText?.textRuns(standard: run) ?? [run], alignment: alignment.block,
      lineLimit: numberOfLines == 0 ? nil : numberOfLines,
      truncation: lineBreakMode.truncation)
  }

  func measured(width: CGFloat?) -> TextMetrics { core.text.measure(block, width: width) }

  private func up(_ size: CGSize) -> CGSize {
    let scale = core.scale
    func round(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: round(size.width), height: round(size.height))
  }

  /// The text's size on one line, or in the preferred width.
  open override var intrinsicContentSize: CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
    return up(measured(width: width).size)
  }
  override var heightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
  override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { up(measured(width: width).size).height }
  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let metrics = measured(width: bounds.width > 0 && numberOfLines != 1 ? bounds.width : nil)
    return (metrics.firstBaseline, metrics.size.height - metrics.lastBaseline)
  }
  /// The text's size in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let width = size.width > 0 && size.width.isFinite ? size.width : nil
    return up(measured(width: width).size)
  }
  /// Where the text stands in a rectangle.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let height = min(measured(width: bounds.width).size.height, bounds.height)
    return CGRect(x: bounds.minX, y: bounds.minY + (bounds.height - height) / 2, width: bounds.width, height: height)
  }

  /// Draws the text in a rectangle, in the middle from top to bottom; overrides move it.
  open func drawText(in rect: CGRect) {
    DrawingRecorder.current?.draw { $1.append(contentsOf: textPicture(in: rect)) }
  }
  private func textPicture(in bounds: CGRect) -> DisplayList {
    guard let text, !text.isEmpty, bounds.width > 0 else { return .empty }
    let size = measured(width: bounds.width).size
    let rect = CGRect(
      x: bounds.minX, y: bounds.minY + (bounds.height - size.height) / 2, width: bounds.width, height: size.height)
    return DisplayList([.text(block, in: rect, family: core.text.family)])
  }
  /// The text, as `drawText(in:)` draws it.
  package override func drawContent(into list: inout DisplayList) {
    if type(of: self) == UILabel.self {
      list.append(contentsOf: textPicture(in: bounds))
    } else {
      list.append(contentsOf: DrawingRecorder.record { _ in drawText(in: bounds) })
    }
  }
}

extension NSTextAlignment {
  var block: TextBlock.Alignment {
    switch self {
    case .left, .justified, .natural: .leading
    case .center: .center
    case .right: .trailing
    }
  }
}

extension NSLineBreakMode {
  var truncation: TextBlock.Truncation {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail: .tail
    }
  }
}
