// The state machine of gestures, UIKit's. Which recogniser wins is decided in `TouchDispatcher`.

public import LeporelloGraphics

/// Watches touches of a view and those inside it for a gesture.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Where the gesture stands; closed.
  public enum State: Int, Sendable, Hashable {
    /// Nothing is decided.
    case possible
    /// A continuous gesture began.
    case began
    /// It went on.
    case changed
    /// It is over; for discrete gestures, it was recognised.
    case ended
    /// It was taken away.
    case cancelled
    /// The touches are another gesture.
    case failed
    /// A discrete gesture was recognised.
    public static var recognized: State { .ended }
  }

  var storedState = State.possible
  var handlers: [GestureHandler] = []
  private var handlerCount = 0
  var touches: [UITouch] = []
  var requiredToFail: [() -> UIGestureRecognizer?] = []
  /// The state that waits for others to fail.
  var waiting: State?
  /// The recognisers that see the same touches.
  var rivals: [UIGestureRecognizer] = []
  /// Whether the gesture may still come although no finger is left.
  var keepsWatching: Bool { storedState == .possible && waiting != nil }

  /// The view that the recogniser watches.
  open internal(set) weak var view: UIView?
  /// Who is asked what the recogniser may do.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recogniser watches at all; switching it off cancels what it recognises.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { giveUp() } }
  }
  /// Whether a recognised gesture takes its touches from the view.
  open var cancelsTouchesInView = true
  /// Whether touches reach the view only when the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the end of touches reaches the view only when the gesture has failed; kept for code that sets it.
  open var delaysTouchesEnded = true
  /// Whether only touches on the view itself count; kept for code that sets it.
  open var requiresExclusiveTouchType = true
  /// A name for diagnostics.
  open var name: String?

  /// Creates a recogniser, with something to run at each change of state.
  public init(action: ((UIGestureRecognizer) -> Void)? = nil) {
    super.init()
    if let action { addAction(action) }
  }

  /// Creates a recogniser that calls a method of a target, which it does not keep.
  public convenience init<T: AnyObject>(target: T, action: @escaping (T) -> (UIGestureRecognizer) -> Void) {
    self.init()
    addTarget(target, action: action)
  }

  /// Where the gesture stands; subclasses set it.
  open var state: State {
    get { storedState }
    set { transition(to: newValue) }
  }

  /// Runs something at each change of state; stands in for targets with selectors.
  @discardableResult
  public func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) -> Int {
    addAction(of: nil, action)
  }
  /// Runs something on behalf of a target at each change of state.
  @discardableResult
  func addAction(of target: AnyObject?, _ action: @escaping (UIGestureRecognizer) -> Void) -> Int {
    handlerCount += 1
    handlers.append(GestureHandler(id: handlerCount, target: target, call: action))
    return handlerCount
  }
  /// Takes an action back.
  public func removeAction(_ id: Int) { handlers.removeAll { $0.id == id } }
  /// Calls a method of a target, which is not kept, at each change of state.
  public func addTarget<T: AnyObject>(_ target: T, action: @escaping (T) -> (UIGestureRecognizer) -> Void) {
    addAction(of: target) { [weak target] recognizer in if let target { action(target)(recognizer) } }
  }

  /// Lets this gesture begin only when another has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredToFail.append { [weak otherGestureRecognizer] in otherGestureRecognizer }
  }
  /// The middle of the touches, in a view's coordinates, or the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return lastLocation.map { view?.convert($0, from: nil) ?? $0 } ?? .zero }
    let points = touches.map { $0.location(in: view) }
    let count = CGFloat(points.count)
    return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }
  var lastLocation: CGPoint?
  /// A touch's place, in a view's coordinates, or the window's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : .zero
  }
  /// How many touches the gesture has.
  open var numberOfTouches: Int { touches.count }

  var stageCore: StageCore { view?.core ?? .current }

  // MARK: For subclasses

  /// Touches began.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Forgets what was seen, for the next gesture.
  open func reset() {}
  /// Stops watching a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }
  /// Whether this gesture keeps another from being recognised.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture keeps this one from being recognised.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this gesture waits for another to fail.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another gesture waits for this one to fail.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// What a recogniser runs, and on whose behalf.
@MainActor struct GestureHandler {
  let id: Int
  weak var target: AnyObject?
  let call: (UIGestureRecognizer) -> Void
}
