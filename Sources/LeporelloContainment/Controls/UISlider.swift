// A knob on a line.

public import LeporelloGraphics

/// A control for a value between two others.
@preconcurrency @MainActor open class UISlider: UIControl {
  private var current: Float = 0
  /// The least value.
  open var minimumValue: Float = 0 { didSet { value = current } }
  /// The greatest value.
  open var maximumValue: Float = 1 { didSet { value = current } }
  /// Whether each move of the knob sends an event.
  open var isContinuous = true
  /// The colour of the line before the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the line after the knob.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?
  private static let knob: CGFloat = 28

  /// Creates a slider with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a slider as if decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The value; setting it sends no event.
  open var value: Float {
    get { current }
    set { current = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }
  /// Sets the value; sends no event.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// 34 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

  /// Sets the knob's picture in a state; it is not drawn.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the picture of the line before the knob; it is not drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the picture of the line after the knob; it is not drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}

  private var knobX: CGFloat {
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat((current - minimumValue) / span) : 0
    return bounds.minX + Self.knob / 2 + (bounds.width - Self.knob) * share
  }
  /// Follows the finger where it is on the knob.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    abs(touch.location(in: self).x - knobX) <= Self.knob
  }
  /// Moves the knob with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let room = bounds.width - Self.knob
    guard room > 0 else { return true }
    let share = min(1, max(0, (touch.location(in: self).x - bounds.minX - Self.knob / 2) / room))
    let before = current
    value = minimumValue + (maximumValue - minimumValue) * Float(share)
    if isContinuous, current != before { sendActions(for: .valueChanged) }
    return true
  }
  /// Tells of the value where moves did not.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  /// The line and the knob.
  package override func drawContent(into list: inout DisplayList) {
    func line(_ from: CGFloat, _ to: CGFloat, _ color: UIColor) {
      let rect = CGRect(x: from, y: bounds.midY - 2, width: max(0, to - from), height: 4)
      list.append(.fill(Path(roundedRect: rect, cornerRadius: 2), .color(color.rgba)))
    }
    line(bounds.minX, bounds.maxX, maximumTrackTintColor ?? .systemFill)
    line(bounds.minX, knobX, minimumTrackTintColor ?? tintColor)
    let rect = CGRect(x: knobX - Self.knob / 2, y: bounds.midY - Self.knob / 2, width: Self.knob, height: Self.knob)
    let knob = DisplayItem.fill(Path(ellipseIn: rect), .color((thumbTintColor ?? .white).rgba))
    list.append(
      .shadow(
        Shadow(color: RGBA(white: 0, alpha: 0.2), radius: 4, offset: CGSize(width: 0, height: 2)), DisplayList([knob])))
  }
}
