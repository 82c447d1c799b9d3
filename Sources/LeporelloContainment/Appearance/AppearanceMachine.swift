// One controller's appearance as a pure state machine: what drives the present transition, and which callback each
// request leads to. It knows no view and no controller.

/// The appearance of one controller.
struct AppearanceMachine: Hashable, Sendable {
  /// Who carries the transition that is under way; closed.
  enum Driver: Hashable, Sendable {
    /// Nobody: at rest.
    case none
    /// The view entered or left a window; the token names this transition among all.
    case window(token: Int)
    /// The parent forwards its own.
    case parent
    /// `transition(from:to:…)` swaps this controller in or out; a container that goes away meanwhile takes over.
    case swap
    /// `begin` was called, `depth` times in one direction.
    case manual(depth: Int)
  }

  /// A callback that is due.
  enum Callback: Hashable, Sendable {
    case willAppear, didAppear, willDisappear, didDisappear
  }

  /// What a `begin` led to.
  enum BeginOutcome: Hashable, Sendable {
    /// The will callback is due.
    case callback(Callback)
    /// A begin in the same direction was open; this one nests.
    case nested
    /// A transition in the same direction that someone else drives was taken over.
    case tookOver
    /// The controller is already there; the matching end will be silent too.
    case redundant
  }

  /// What an `end` led to.
  enum EndOutcome: Hashable, Sendable {
    /// The did callback is due.
    case callback(Callback)
    /// An outer begin is still open, or the begin was redundant.
    case silent
    /// Nothing was open.
    case unbalanced
  }

  private(set) var state = AppearanceState.disappeared
  /// The flag of the present or last transition.
  private(set) var animated = false
  private(set) var driver = Driver.none
  /// Whether the present transition turned round on its way.
  private(set) var isReversal = false
  private var redundantBegins = 0
  /// How many swaps lost their transition to a container that went away; their ends are silent.
  private var displacedSwaps = 0

  /// Whether a begin waits for its end.
  var isManual: Bool {
    if case .manual = driver { true } else { false }
  }

  /// Whether a bracket around the transition is open, by hand or by a swap.
  var isBracketed: Bool { isManual || driver == .swap }

  /// A transition begun by a window or a parent; nil where a manual one is open or the step is not legal. Into a swap
  /// it breaks only to turn the incoming controller away.
  mutating func start(appearing: Bool, animated: Bool, by driver: Driver) -> Callback? {
    guard !isManual else { return nil }
    if self.driver == .swap {
      guard !appearing, state == .appearing else { return nil }
      displacedSwaps += 1
    }
    return step(to: appearing ? .appearing : .disappearing, animated: animated, by: driver)
  }

  /// The end of the transition with this token; nil where another took its place.
  mutating func finishWindow(token: Int) -> Callback? {
    guard driver == .window(token: token) else { return nil }
    return finish()
  }

  /// The parent's end; nil where this controller was not going the same way, or is driven by hand.
  mutating func finishWithParent(appeared: Bool) -> Callback? {
    guard !isManual, state == (appeared ? .appearing : .disappearing) else { return nil }
    if driver == .swap {
      guard !appeared else { return nil }
      displacedSwaps += 1
    }
    return finish()
  }

  /// Lets the parent's end complete the transition that a window began.
  mutating func leaveToParent() { if !isManual, state.isInFlight { driver = .parent } }

  /// Whether the transition with this token is still under way.
  func isDriven(byToken token: Int) -> Bool { driver == .window(token: token) }

  /// A begin of `transition(from:to:…)`.
  mutating func beginSwap(appearing: Bool, animated: Bool) -> BeginOutcome {
    guard !isManual else { return begin(appearing: appearing, animated: animated) }
    let target: AppearanceState = appearing ? .appearing : .disappearing
    if state == target, driver != .swap {
      driver = .swap
      self.animated = animated
      return .tookOver
    }
    guard let callback = step(to: target, animated: animated, by: .swap) else {
      redundantBegins += 1
      return .redundant
    }
    return .callback(callback)
  }

  /// The end of `transition(from:to:…)`.
  mutating func endSwap() -> EndOutcome {
    if driver == .swap { return .callback(finish()) }
    guard !isManual, displacedSwaps > 0 else { return end() }
    displacedSwaps -= 1
    return .silent
  }

  /// Lets the commit complete the transition that a parent began and will no longer end.
  mutating func leaveToWindow(token: Int) { if driver == .parent { driver = .window(token: token) } }

  mutating func begin(appearing: Bool, animated: Bool) -> BeginOutcome {
    let target: AppearanceState = appearing ? .appearing : .disappearing
    if case .manual(let depth) = driver, state == target {
      driver = .manual(depth: depth + 1)
      self.animated = animated
      return .nested
    }
    if state == target {
      // A swap's own begin counts, so that the swap's end is the outer one.
      let isNested = driver == .swap
      driver = .manual(depth: isNested ? 2 : 1)
      self.animated = animated
      return isNested ? .nested : .tookOver
    }
    guard let callback = step(to: target, animated: animated, by: .manual(depth: 1)) else {
      redundantBegins += 1
      return .redundant
    }
    return .callback(callback)
  }

  mutating func end() -> EndOutcome {
    switch driver {
    case .manual(let depth) where depth > 1:
      driver = .manual(depth: depth - 1)
      return .silent
    case .manual:
      return .callback(finish())
    case .none, .window, .parent, .swap:
      guard redundantBegins > 0 else { return .unbalanced }
      redundantBegins -= 1
      return .silent
    }
  }

  private mutating func step(to target: AppearanceState, animated: Bool, by driver: Driver) -> Callback? {
    guard state.successors.contains(target) else { return nil }
    isReversal = state.isInFlight
    state = target
    self.animated = animated
    self.driver = driver
    return target == .appearing ? .willAppear : .willDisappear
  }

  private mutating func finish() -> Callback {
    let appeared = state == .appearing
    state = appeared ? .appeared : .disappeared
    driver = .none
    isReversal = false
    return appeared ? .didAppear : .didDisappear
  }
}
