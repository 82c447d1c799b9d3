// One choice of several, side by side.

public import LeporelloGraphics

/// A control of segments of which at most one is chosen.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// No segment.
  public static var noSegment: Int { -1 }
  private var labels: [UILabel] = []
  private var chosen = UISegmentedControl.noSegment
  /// Whether segments have their contents' widths; equal widths here.
  open var apportionsSegmentWidthsByContent = false
  /// Whether the choice does not stay.
  open var isMomentary = false
  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control as if decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a control with titles.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      insertSegment(withTitle: item as? String, at: index, animated: false)
    }
    bounds.size = intrinsicContentSize
  }

  /// Creates a control with actions, each of which runs when its segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(withTitle: action.title, at: index, animated: false)
      addAction(
        UIAction { [weak self] _ in if self?.selectedSegmentIndex == index { self?.sendAction(action) } },
        for: .valueChanged)
    }
  }

  private var looks: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
  /// Sets how titles look in a state; only the face of the usual one is drawn.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    looks[state.rawValue] = attributes
    guard state == .normal, let font = attributes?[.font] as? UIFont else { return }
    for label in labels { label.font = font }
    invalidateIntrinsicContentSize()
  }
  /// How titles look in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    looks[state.rawValue]
  }
  /// Sets a segment's width; kept nowhere, since segments are of one width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  /// Sets a segment's picture; it is not drawn.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}
  /// Moves a segment's content; it stays in the middle.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {}
  /// Sets the picture behind segments; it is not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
  /// Sets the picture between segments; it is not drawn.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// How many segments there are.
  open var numberOfSegments: Int { labels.count }
  /// The chosen segment, or `noSegment`; setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set { chosen = labels.indices.contains(newValue) ? newValue : Self.noSegment }
  }

  /// Adds a segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let label = UILabel()
    (label.text, label.textAlignment, label.font) = (title, .center, .systemFont(ofSize: 13, weight: .medium))
    labels.insert(label, at: min(max(0, segment), labels.count))
    addSubview(label)
    if chosen >= segment { chosen += 1 }
    invalidateIntrinsicContentSize()
  }
  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard labels.indices.contains(segment) else { return }
    labels.remove(at: segment).removeFromSuperview()
    if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
    invalidateIntrinsicContentSize()
  }
  /// Removes all segments.
  open func removeAllSegments() {
    for label in labels { label.removeFromSuperview() }
    (labels, chosen) = ([], Self.noSegment)
    invalidateIntrinsicContentSize()
  }
  /// Sets a segment's title.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard labels.indices.contains(segment) else { return }
    labels[segment].text = title
    invalidateIntrinsicContentSize()
  }
  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? {
    labels.indices.contains(segment) ? labels[segment].text : nil
  }
  /// Lets a segment answer or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if labels.indices.contains(segment) { labels[segment].isEnabled = enabled }
  }
  /// Whether a segment answers.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    labels.indices.contains(segment) && labels[segment].isEnabled
  }

  /// Equal segments as wide as the widest title, 32 points high.
  open override var intrinsicContentSize: CGSize {
    let widest = labels.map(\.intrinsicContentSize.width).max() ?? 0
    return CGSize(width: (widest + 24) * CGFloat(labels.count), height: 32)
  }
  /// The intrinsic size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// Gives each segment an equal share.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() { label.frame = segment(index) }
  }
  private func segment(_ index: Int) -> CGRect {
    let width = bounds.width / CGFloat(max(1, labels.count))
    return CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)
  }
  override func touchedUpInside(_ touch: UITouch) {
    let point = touch.location(in: self)
    guard let index = labels.indices.first(where: { segment($0).minX <= point.x && point.x < segment($0).maxX }),
      labels[index].isEnabled, index != chosen || isMomentary
    else { return }
    chosen = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { chosen = Self.noSegment }
  }
  /// The track and the chosen segment.
  package override func drawContent(into list: inout DisplayList) {
    list.append(.fill(Path(roundedRect: bounds, cornerRadius: 8), .color(RGBA(hex: 0x767680, alpha: 0.12))))
    guard chosen != Self.noSegment else { return }
    let knob = Path(roundedRect: segment(chosen).insetBy(dx: 2, dy: 2), cornerRadius: 7)
    list.append(.fill(knob, .color((selectedSegmentTintColor ?? .white).rgba)))
  }
  /// The control keeps single taps from the recognisers of views around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    keepsTapsToItself(gestureRecognizer)
  }
}
