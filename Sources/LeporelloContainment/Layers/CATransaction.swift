// Core Animation's transactions, as far as code turns animations off with them or waits for a batch.

public import LeporelloGraphics

/// Groups changes; here it can turn animations off and tell when all animations begun inside are over.
@preconcurrency @MainActor public final class CATransaction: NSObject {
  private final class Batch {
    var disables = false
    var duration: TimeInterval?
    var curve: CAMediaTimingFunction?
    var completion: (() -> Void)?
    var open = 0
    var isCommitted = false

    @MainActor func endIfDone() {
      guard isCommitted, open == 0, let told = completion else { return }
      completion = nil
      StageCore.current.schedule(after: 0, label: "CATransaction", finite: true, action: { told() })
    }
  }

  private static var batches: [Batch] = []

  static var disablesActions: Bool { batches.contains { $0.disables } }

  /// Begins a nested transaction.
  public class func begin() { batches.append(Batch()) }

  /// Ends the innermost transaction.
  public class func commit() {
    guard let batch = batches.popLast() else { return }
    batch.isCommitted = true
    batch.endIfDone()
  }

  /// Asks for the changes to be shown; the stage's commit does that.
  public class func flush() {}

  /// Turns animations in the innermost transaction off or on.
  public class func setDisableActions(_ flag: Bool) { batches.last?.disables = flag }

  /// Whether animations are off.
  public class func disableActions() -> Bool { disablesActions }

  /// The duration for layer transitions that name none.
  public class func setAnimationDuration(_ duration: TimeInterval) { batches.last?.duration = duration }

  /// The duration for layer transitions that name none.
  public class func animationDuration() -> TimeInterval { batches.last { $0.duration != nil }?.duration ?? 0.25 }

  /// The curve for changes of layers that name none.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { batches.last?.curve = function }

  /// The curve for changes of layers that name none.
  public class func animationTimingFunction() -> CAMediaTimingFunction? { batches.last { $0.curve != nil }?.curve }

  /// What runs once all animations begun in the innermost transaction are over.
  public class func completionBlock() -> (() -> Void)? { batches.last?.completion }

  /// Keeps other threads out; there are none.
  public class func lock() {}
  /// Lets other threads in; there are none.
  public class func unlock() {}

  /// What runs once all animations begun in the innermost transaction are over.
  public class func setCompletionBlock(_ block: (() -> Void)?) { batches.last?.completion = block }

  /// A completion that also counts for the transaction it was made in.
  static func hearing(_ completion: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
    guard let batch = batches.last else { return completion }
    batch.open += 1
    return { finished in
      completion?(finished)
      batch.open -= 1
      batch.endIfDone()
    }
  }
}
