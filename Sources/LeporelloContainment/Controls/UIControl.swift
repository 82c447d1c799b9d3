// Views that answer touches with events; actions stand in for targets with selectors.

public import LeporelloGraphics

/// A view that reports what is done to it.
@preconcurrency @MainActor open class UIControl: UIView {
  var targets: [TargetEntry] = []
  private var actions: [(action: UIAction, events: Event)] = []
  /// Whether the finger that touched the control is on it.
  open private(set) var isTouchInside = false
  /// Whether a finger that touched the control is on the screen.
  open private(set) var isTracking = false
  /// Whether the control answers.
  open var isEnabled = true { didSet { stateChanged() } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { stateChanged() } }
  /// Whether the control shows that it is touched.
  open var isHighlighted = false { didSet { stateChanged() } }
  /// What a pointer over the control is told; there is none.
  open var toolTip: String?
  /// How content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// How content stands across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a control as if decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a control that runs an action when it is used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// What the control's state is made of.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  func stateChanged() {}

  // MARK: Actions

  /// Runs an action at events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents))
  }
  /// Takes an action back.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  /// Takes an action back.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions = actions.compactMap { each in
      guard each.action.identifier == actionIdentifier else { return each }
      let rest = each.events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (each.action, rest)
    }
  }
  /// Runs an action on behalf of the control.
  open func sendAction(_ action: UIAction) { action.run(from: self) }
  /// Runs the actions of events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for each in actions where !each.events.isDisjoint(with: controlEvents) { sendAction(each.action) }
  }
  /// The events that run something.
  open var allControlEvents: Event { actions.reduce([]) { $0.union($1.events) } }

  // MARK: Tracking

  /// A finger touched the control; whether to follow it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger moved; whether to go on following it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger left.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The finger was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// Sends `touchDown`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }
  /// Sends the drag events.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else { return finishTracking() }
    let inside = isInside(touch)
    let events: Event =
      switch (isTouchInside, inside) {
      case (true, true): .touchDragInside
      case (false, false): .touchDragOutside
      case (true, false): [.touchDragExit, .touchDragOutside]
      case (false, true): [.touchDragEnter, .touchDragInside]
      }
    (isTouchInside, isHighlighted) = (inside, inside)
    sendActions(for: events)
  }
  /// Sends `touchUpInside` or `touchUpOutside`.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let inside = isInside(touch)
    finishTracking()
    endTracking(touch, with: event)
    sendActions(for: inside ? .touchUpInside : .touchUpOutside)
    if inside { touchedUpInside(touch) }
  }
  /// Sends `touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    finishTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }
  /// What a completed touch means for this kind of control.
  func touchedUpInside(_ touch: UITouch) {}

  private func finishTracking() { (isTracking, isTouchInside, isHighlighted) = (false, false, false) }

  /// As on a device, a finger that began on the control may stray 70 points from it.
  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }
}
