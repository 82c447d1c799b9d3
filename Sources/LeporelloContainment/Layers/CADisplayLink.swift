// A beat of sixty a second on the virtual clock.

public import LeporelloGraphics

/// Calls a method at each frame of the virtual clock; it keeps its target until it is invalidated.
///
/// A link by itself does not keep a stage from settling: `settle()` waits for what ends.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  private var call: ((CADisplayLink) -> Void)?
  private weak var core: StageCore?
  private var scheduled: Int?
  /// Where frames are counted from, so that rounding to nanoseconds adds up to nothing.
  private var origin: CFTimeInterval = 0
  private var beats = 0
  /// Whether no frames are told of.
  public var isPaused = false { didSet { if isPaused != oldValue { startCounting() } } }
  /// How many frames a second; 0 for sixty.
  public var preferredFramesPerSecond = 0
  /// When the last frame was, by `CACurrentMediaTime()`.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time between frames in seconds.
  public var duration: CFTimeInterval { 1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60) }
  /// When the next frame is.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }

  /// Creates a link that calls a method of a target.
  public convenience init<T: AnyObject>(target: T, selector: @escaping (T) -> (CADisplayLink) -> Void) {
    self.init { selector(target)($0) }
  }
  /// Creates a link that calls a method of a target.
  public convenience init<T: AnyObject>(target: T, selector: @escaping (T) -> () -> Void) {
    self.init { _ in selector(target)() }
  }
  private init(_ call: @escaping (CADisplayLink) -> Void) {
    self.call = call
    super.init()
  }

  /// Begins; the frames are the current stage's, whatever the run loop.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    core = .current
    timestamp = core?.clock.seconds ?? 0
    startCounting()
  }
  /// Stops for good.
  public func invalidate() {
    call = nil
    reschedule()
  }
  /// Stops for good.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

  private func startCounting() {
    origin = core?.clock.seconds ?? 0
    beats = 0
    reschedule()
  }

  private func reschedule() {
    if let scheduled { core?.cancel(scheduled) }
    scheduled = nil
    guard let core, call != nil, !isPaused else { return }
    beats += 1
    scheduled = core.schedule(
      after: origin + Double(beats) * duration - core.clock.seconds, label: "CADisplayLink", finite: false,
      action: {
        self.timestamp = core.clock.seconds
        self.call?(self)
        self.reschedule()
      }, interrupted: { self.call = nil })
  }
}
