// The world in which live controllers run: a window, a virtual clock and a trace.

public import LeporelloGraphics

/// A window, a virtual clock and a lifecycle trace.
///
/// The newest stage is current until it is torn down, `run(_:)` makes another one current for a while, and of several
/// the newest that the running task made: what is not in a window, and what names no view, happens on the current one.
@preconcurrency @MainActor public final class Stage {
  package let core: StageCore
  /// The window that the stage shows.
  public let window: UIWindow
  /// How text is measured on this stage.
  public let text: any TextMeasurer

  /// Creates a stage and makes it current.
  public init(size: CGSize, scale: CGFloat = 2, text: any TextMeasurer = .wireframe) throws(StageError) {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw .invalidSize(size)
    }
    guard scale.isFinite, scale > 0 else { throw .invalidScale(scale) }
    core = StageCore(keepsTrace: true)
    core.size = size
    core.scale = scale
    core.text = text
    self.text = text
    core.enter()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    core.show(window)
  }

  isolated deinit { tearDown() }

  /// The virtual time in seconds.
  public var now: TimeInterval { core.clock.seconds }

  /// What happened so far; where everything is at rest, the violations end with what containers still owe.
  public var trace: LifecycleTrace { core.trace.withOwed(core.owed) }

  /// What happens on misuse.
  public var misusePolicy: MisusePolicy {
    get { core.misusePolicy }
    set { core.misusePolicy = newValue }
  }

  /// Whether the second `didMove(toParent:)` that UIKit sends at the end of an unbracketed appearance is sent.
  public var replaysDidMove: Bool {
    get { core.replaysDidMove }
    set { core.replaysDidMove = newValue }
  }

  /// Ends a run-loop turn: layout, `viewIsAppearing`, then the deferred callbacks in order; no time passes.
  public func commit() { run { core.commit() } }

  /// Commits, then runs everything due within the seconds, each in a turn of its own that ends in a commit.
  public func advance(by seconds: TimeInterval, file: StaticString = #fileID, line: UInt = #line) {
    guard seconds >= 0, let nanoseconds = VirtualClock.nanoseconds(seconds) else {
      core.report(.invalidTime("\(seconds)"), at: "\(file):\(line)")
      return
    }
    run { core.advance(byNanoseconds: nanoseconds) }
  }

  /// Advances until nothing finite runs; throws after 60 virtual seconds, naming what still runs.
  public func settle() throws(StageError) {
    try core.scope { () throws(StageError) in try core.settle() }
  }

  /// Gives the window another size, as a rotation or a resized scene does.
  public func resize(to size: CGSize) throws(StageError) {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw .invalidSize(size)
    }
    core.size = size
    run { window.frame = CGRect(origin: .zero, size: size) }
  }

  /// Runs something after a time on the virtual clock.
  public func after(
    _ seconds: TimeInterval, file: StaticString = #fileID, line: UInt = #line,
    perform action: @escaping @MainActor () -> Void
  ) {
    core.schedule(
      after: seconds, label: "after(\(seconds))", finite: true, place: "\(file):\(line)", action: action)
  }

  /// Makes this stage current while a closure runs.
  @discardableResult
  public func run<T>(_ body: () throws -> T) rethrows -> T {
    try core.scope(body)
  }

  /// Ends what runs (completions hear `false`) and lets an older stage be current again.
  public func tearDown() {
    run { core.tearDown() }
    core.exit()
  }
}
