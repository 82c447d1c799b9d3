// A switch.

public import LeporelloGraphics

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether the switch is on; setting it sends no event.
  open var isOn = false
  /// The colour while on.
  open var onTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// Creates a switch at a frame's origin; the size is its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 51, height: 31)))
  }
  /// Creates a switch as if decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Turns the switch; sends no event.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// 51 by 31 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  /// 51 by 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override func touchedUpInside(_ touch: UITouch) {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
  /// The track and the knob.
  package override func drawContent(into list: inout DisplayList) {
    let track = isOn ? onTintColor ?? .systemGreen : UIColor(rgba: RGBA(hex: 0x787880, alpha: 0.16))
    list.append(.fill(Path(roundedRect: bounds, cornerRadius: bounds.height / 2), .color(track.rgba)))
    let side = bounds.height - 4
    let knob = CGRect(x: isOn ? bounds.maxX - side - 2 : bounds.minX + 2, y: bounds.minY + 2, width: side, height: side)
    list.append(.fill(Path(ellipseIn: knob), .color((thumbTintColor ?? .white).rgba)))
  }
  /// The switch keeps single taps from the recognisers of views around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    keepsTapsToItself(gestureRecognizer)
  }
}
