// Text of several lines that scrolls and that code writes into.

public import LeporelloGraphics

/// Hears of what happens in a text view; default implementations stand in for optional requirements.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether text may be replaced.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The text changed.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  { true }
  /// Nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}

/// Where a text view sets its lines.
@preconcurrency @MainActor public final class NSTextContainer: NSObject {
  /// Space at both ends of lines.
  public var lineFragmentPadding: CGFloat = 5
  /// The most lines; 0 for as many as needed.
  public var maximumNumberOfLines = 0
  /// What happens to lines that are too long.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// Text of several lines.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  private let label = UILabel()
  private var content = NSAttributedString(string: "")
  private var isStyled = false
  /// Where lines stand.
  public let textContainer = NSTextContainer()
  /// Space around the lines.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { changed() } }
  /// The text; setting it tells nobody.
  open var text: String! {
    get { content.string }
    set {
      content = NSAttributedString(string: newValue ?? "")
      isStyled = false
      changed()
    }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { content }
    set {
      content = newValue ?? NSAttributedString(string: "")
      isStyled = true
      changed()
    }
  }
  /// The face and size.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { changed() } }
  /// The colour.
  open var textColor: UIColor? = .label { didSet { changed() } }
  /// How lines stand.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// Whether the text can be edited.
  open var isEditable = true
  /// Whether the text can be selected; kept for code that sets it.
  open var isSelectable = true
  /// What is selected; kept for code that sets it.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// What is found in the text; nothing is looked for here.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// How links look; kept for code that sets it.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// Whether the size follows the person's choice; kept for code that sets it.
  open var adjustsFontForContentSizeCategory = false
  /// The keyboard; there is none.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says; there is none.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether text is corrected; kept for code that sets it.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Which letters become capitals; kept for code that sets it.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    install()
  }
  /// Creates a view with a frame; it sets its lines itself.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }
  /// Creates a view as if decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    install()
  }
  private func install() {
    label.numberOfLines = 0
    addSubview(label)
  }
  private func changed() {
    (label.font, label.textColor, label.textAlignment) = (font, textColor, textAlignment)
    if isStyled { label.attributedText = content } else { label.text = content.string }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
  /// Whether it may be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }
  /// Begins editing, where the delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }
  /// Ends editing.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if wasFirst { textDelegate?.textViewDidEndEditing(self) }
    return true
  }
  /// Whether there is text.
  open var hasText: Bool { content.length > 0 }
  /// Writes at the end, as a keyboard does.
  open func insertText(_ text: String) {
    let end = NSRange(location: content.length, length: 0)
    guard textDelegate?.textView(self, shouldChangeTextIn: end, replacementText: text) ?? true else { return }
    self.text = content.string + text
    textDelegate?.textViewDidChange(self)
  }
  /// Brings a part of the text into view; the end, since lines are not looked for.
  open func scrollRangeToVisible(_ range: NSRange) {
    scrollRectToVisible(CGRect(x: 0, y: max(0, contentSize.height - 1), width: 1, height: 1), animated: false)
  }

  private var margins: UIEdgeInsets {
    let padding = textContainer.lineFragmentPadding
    return textContainerInset + UIEdgeInsets(top: 0, left: padding, bottom: 0, right: padding)
  }
  private func height(inWidth width: CGFloat) -> CGFloat {
    let insets = margins
    return label.sizeThatFits(CGSize(width: max(0, width - insets.left - insets.right), height: 0)).height
      + insets.top + insets.bottom
  }
  /// The text's size in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(inWidth: size.width))
  }
  /// The text's height in the present width, where it does not scroll.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize
      : CGSize(width: UIView.noIntrinsicMetric, height: height(inWidth: bounds.width))
  }
  /// Sets the lines.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (insets, height) = (margins, height(inWidth: bounds.width))
    label.frame = CGRect(
      x: insets.left, y: insets.top, width: max(0, bounds.width - insets.left - insets.right),
      height: height - insets.top - insets.bottom)
    contentSize = CGSize(width: bounds.width, height: height)
  }
}
