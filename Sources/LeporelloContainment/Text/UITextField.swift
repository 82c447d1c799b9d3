// A line of text that code writes into: there is no keyboard, so `insertText(_:)` and `deleteBackward()` stand in.

public import LeporelloGraphics

/// A line of text that can be edited.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The frames; closed.
  public enum BorderStyle: Int, Sendable, Hashable {
    /// None.
    case none
    /// A line.
    case line
    /// A sunk box.
    case bezel
    /// A box with round corners.
    case roundedRect
  }
  /// When something beside the text shows; closed.
  public enum ViewMode: Int, Sendable, Hashable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// While it is not.
    case unlessEditing
    /// Always.
    case always
  }

  /// Who decides about editing.
  open weak var delegate: (any UITextFieldDelegate)?
  private var content = ""
  /// The text; setting it sends no event.
  open var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with attributes; only its words count.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content) }
    set { text = newValue?.string }
  }
  /// What stands in the place of no text.
  open var placeholder: String?
  /// What stands in the place of no text; only its words count.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The face and size.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  /// The colour.
  open var textColor: UIColor? = .label
  /// How the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// The frame.
  open var borderStyle = BorderStyle.none { didSet { setNeedsLayout() } }
  /// A view before the text.
  open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
  /// When it shows.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view after the text.
  open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
  /// When it shows.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// When a button shows that empties the field; it is not drawn.
  open var clearButtonMode = ViewMode.never
  /// Whether editing begins with an empty field.
  open var clearsOnBeginEditing = false
  /// Whether the text shrinks to fit; kept for code that sets it.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size then; kept for code that sets it.
  open var minimumFontSize: CGFloat = 0
  /// Whether letters show as dots.
  open var isSecureTextEntry = false
  /// The keyboard; there is none.
  open var keyboardType = UIKeyboardType.default
  /// How the keyboard looks; there is none.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the return key says; there is none.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key waits for text; there is none.
  open var enablesReturnKeyAutomatically = false
  /// Which letters become capitals; kept for code that sets it.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether text is corrected; kept for code that sets it.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether spelling is checked; kept for code that sets it.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// What the text means; kept for code that sets it.
  open var textContentType: UITextContentType?
  /// What stands over the keyboard; there is none.
  open override var inputAccessoryView: UIView? {
    get { storedAccessory }
    set { storedAccessory = newValue }
  }
  private var storedAccessory: UIView?
  /// What stands in the keyboard's place; there is none.
  open override var inputView: UIView? {
    get { storedInput }
    set { storedInput = newValue }
  }
  private var storedInput: UIView?

  /// Creates a field with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a field as if decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func replace(_ old: UIView?, by new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Editing

  /// Whether the field is edited.
  open var isEditing: Bool { isFirstResponder }
  /// Yes, where it answers.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Begins editing, where the delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing { text = "" }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }
  /// Ends editing, where the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }
  override func touchedUpInside(_ touch: UITouch) { becomeFirstResponder() }

  /// Whether there is text.
  open var hasText: Bool { !content.isEmpty }
  /// Writes at the end, as a keyboard does; a line break is the return key.
  open func insertText(_ text: String) {
    guard text != "\n" else {
      if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: .editingDidEndOnExit) }
      return
    }
    replaceCharacters(in: NSRange(location: content.utf16.count, length: 0), with: text)
  }
  /// Takes the last letter away, as a keyboard does.
  open func deleteBackward() {
    guard let last = content.last else { return }
    let length = String(last).utf16.count
    replaceCharacters(in: NSRange(location: content.utf16.count - length, length: length), with: "")
  }
  private func replaceCharacters(in range: NSRange, with string: String) {
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else { return }
    text = String(decoding: content.utf16.prefix(range.location), as: UTF16.self) + string
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
  }

  // MARK: Layout

  private func shows(_ mode: ViewMode) -> Bool {
    mode == .always || mode == (isEditing ? .whileEditing : .unlessEditing)
  }
  private var leftWidth: CGFloat { leftView.map { shows(leftViewMode) ? $0.bounds.width : 0 } ?? 0 }
  private var rightWidth: CGFloat { rightView.map { shows(rightViewMode) ? $0.bounds.width : 0 } ?? 0 }
  /// Where the text stands.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let margin: CGFloat = borderStyle == .none ? 0 : 7
    let (before, after) = (leftWidth, rightWidth)
    return CGRect(
      x: bounds.minX + margin + before, y: bounds.minY,
      width: max(0, bounds.width - 2 * margin - before - after), height: bounds.height)
  }
  /// Where the text stands while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the placeholder stands.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Places what stands beside the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !shows(leftViewMode)
    rightView?.isHidden = !shows(rightViewMode)
    leftView?.center = CGPoint(x: bounds.minX + leftWidth / 2, y: bounds.midY)
    rightView?.center = CGPoint(x: bounds.maxX - rightWidth / 2, y: bounds.midY)
  }
  /// The text's size with its frame's margins.
  open override var intrinsicContentSize: CGSize {
    let size = core.text.measure(block(shown), width: nil).size
    let frame: CGFloat = borderStyle == .roundedRect ? 12 : 0
    let margin: CGFloat = borderStyle == .none ? 0 : 14
    return CGSize(width: (size.width + margin).rounded(.up), height: (size.height + frame).rounded(.up))
  }
  /// The text's size with its frame's margins.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Drawing

  private var shown: String {
    content.isEmpty
      ? placeholder ?? "" : isSecureTextEntry ? String(repeating: "\u{2022}", count: content.count) : content
  }
  private func block(_ text: String) -> TextBlock {
    let color = content.isEmpty ? UIColor.placeholderText : textColor ?? .label
    let run = TextRun(text, font: (font ?? .systemFont(ofSize: 17)).face, color: color.rgba)
    return TextBlock([run], alignment: textAlignment.block, lineLimit: 1, truncation: .tail)
  }
  /// The frame and the text, in the middle from top to bottom.
  package override func drawContent(into list: inout DisplayList) {
    let corner: CGFloat = borderStyle == .roundedRect ? 5 : 0
    if borderStyle != .none {
      let box = Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: corner)
      list.append(.stroke(box, .color(UIColor.separator.rgba), StrokeStyle(lineWidth: 1)))
    }
    let room = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    guard !shown.isEmpty, room.width > 0 else { return }
    let block = block(shown)
    let height = core.text.measure(block, width: room.width).size.height
    let rect = CGRect(x: room.minX, y: room.midY - height / 2, width: room.width, height: height)
    list.append(.text(block, in: rect, family: core.text.family))
  }
}
