// The machinery behind a stage: clock, trace, and the callbacks that wait for the end of the turn. It lives apart
// from `Stage`, so that views and controllers work, unrecorded, where no stage exists.

import LeporelloGraphics
import Synchronization

/// Clock, trace and run loop of one stage.
@MainActor package final class StageCore {
  /// The stages that exist, newest last, and the scopes that are open.
  static var entries: [Entry] = []
  static let standIn = StageCore(keepsTrace: false)
  /// How many stages are alive.
  nonisolated static let living = Atomic<Int>(0)

  let trace: TraceRecorder
  var clock = VirtualClock()
  var windows: [UIWindow] = []
  var misusePolicy = MisusePolicy.record
  var replaysDidMove = true
  /// The screen's size and pixels a point.
  package internal(set) var size = CGSize(width: 390, height: 844)
  /// Pixels a point.
  package internal(set) var scale: CGFloat = 2
  /// What waits for the end of the turn, in order.
  var deferred: [Deferred] = []
  let touches = TouchDispatcher()
  /// How text is measured; box glyphs where no stage says otherwise.
  package internal(set) var text: any TextMeasurer = .wireframe
  /// What the owner of the device has set.
  package var settings = StageSettings()
  /// Where scheduled work is kept while a gesture holds it.
  var holding: HeldItems?
  /// The containers' transitions under way.
  var transitions: [ContainerTransition] = []
  /// What code finds the windows by.
  lazy var scene = UIWindowScene(self)
  private var nextToken = 0
  /// How many turns have ended.
  var turn = 0
  /// Controllers for which something may be left open.
  var suspects: [Suspect] = []
  /// How many suspects make it worth while to look which of them still are.
  var suspectsWorthLooking = 32
  /// How many views and controllers the core went to, to see how much of a tree a call concerned.
  var visits = 0
  /// Whether this is a stage, not the stand-in for none.
  nonisolated private let counts: Bool

  /// Something that waits for the end of the turn.
  struct Deferred {
    let id: Int
    let label: String
    let action: @MainActor () -> Void
    let interrupted: @MainActor () -> Void
  }

  init(keepsTrace: Bool) {
    counts = keepsTrace
    trace = TraceRecorder(keeps: keepsTrace)
    trace.seconds = { [unowned self] in self.clock.seconds }
    if counts { Self.living.add(1, ordering: .relaxed) }
  }

  deinit { if counts { Self.living.subtract(1, ordering: .relaxed) } }

  /// The virtual time in nanoseconds.
  package var now: Int64 { clock.now }

  func open(_ transition: ContainerTransition) { transitions.append(transition) }

  func close(_ transition: ContainerTransition) { transitions.removeAll { $0 === transition } }

  /// Lets a window take part in commits.
  func show(_ window: UIWindow) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
    window.stageCore = self
  }

  /// Records misuse, or traps if the stage says so.
  func report(_ misuse: Misuse, at place: String? = nil) {
    let violation = trace.report(misuse, at: place ?? CallPlace.outside(ofOverridesOf: misuse.method))
    precondition(misusePolicy == .record, violation.description)
  }

  /// Makes this stage current while a call's consequences run, and names the call to the trace.
  func during<T>(_ cause: @autoclosure () -> String, _ body: () -> T) -> T {
    scope { trace.during(cause(), body) }
  }

  /// Makes this stage current while a callback runs, and records it.
  func callback(_ kind: LifecycleEvent.Kind, of controller: ControllerReference, _ body: () -> Void) {
    scope { trace.callback(kind, of: controller, body) }
  }

  /// A number that marks one appearance transition among all.
  func newToken() -> Int {
    nextToken += 1
    return nextToken
  }

  /// Runs something at the end of the turn, after layout.
  func atCommit(_ action: @escaping @MainActor () -> Void) {
    deferred.append(
      Deferred(id: newToken(), label: trace.cause ?? "", action: trace.keepingCause(action), interrupted: {}))
  }

  /// Schedules what is due after a delay in seconds, or at the end of this turn when the delay is not positive.
  /// `interrupted` runs instead if the stage is torn down first.
  @discardableResult
  package func schedule(
    after delay: TimeInterval, label: String, finite: Bool, place: String? = nil,
    action: @escaping @MainActor () -> Void, interrupted: @escaping @MainActor () -> Void = {}
  ) -> Int {
    guard let nanoseconds = VirtualClock.nanoseconds(delay) else {
      report(.invalidTime("\(delay)"), at: place)
      return 0
    }
    let id = newToken()
    if let holding {
      holding.items.append(HeldItems.Item(delay: delay, label: label, action: action, interrupted: interrupted))
      return id
    }
    if nanoseconds <= 0 {
      deferred.append(
        Deferred(id: id, label: label, action: trace.keepingCause(action), interrupted: trace.keepingCause(interrupted))
      )
    } else {
      clock.schedule(
        id: id, after: nanoseconds, label: label, finite: finite, action: trace.keepingCause(action),
        interrupted: trace.keepingCause(interrupted))
    }
    return id
  }

  /// Takes a scheduled item back; its `interrupted` does not run.
  package func cancel(_ id: Int) {
    clock.remove(id)
    deferred.removeAll { $0.id == id }
  }
}
