// Work in any order on several threads, stopped by the first failure or by the task's cancellation.

import LeporelloGraphics
import Synchronization

/// Threads that take pieces of work by number.
struct Workers: Sendable {
  /// How many there are, the caller's included.
  var count: Int

  /// How a run ended; closed.
  enum End<Failure: Sendable>: Sendable {
    case done
    case cancelled
    /// The failure of the piece with the lowest number, whichever came first.
    case failed(Failure)
  }

  /// Does pieces 0 to before `pieces`, each once; after a failure or a cancellation no other is begun.
  ///
  /// The body gets a question to ask between its steps, whether it may as well give up.
  func run<Failure: Sendable>(
    _ pieces: Int, _ body: @Sendable (Int, _ isCancelled: () -> Bool) -> Failure?
  ) -> End<Failure> {
    let next = Atomic(0)
    let stopped = Atomic(false)
    let cancelled = Atomic(false)
    let failure = Mutex<(piece: Int, failure: Failure)?>(nil)
    // Only the caller's thread knows its task, which outlives this call; whether it is cancelled may be asked anywhere.
    nonisolated(unsafe) let task = withUnsafeCurrentTask { $0 }
    @Sendable func isCancelled() -> Bool {
      if task?.isCancelled ?? false { cancelled.store(true, ordering: .relaxed) }
      return cancelled.load(ordering: .relaxed)
    }
    @Sendable func work() {
      while !isCancelled(), !stopped.load(ordering: .relaxed) {
        let piece = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard piece < pieces else { return }
        guard let fault = body(piece, isCancelled) else { continue }
        stopped.store(true, ordering: .relaxed)
        failure.withLock { if $0.map({ piece < $0.piece }) ?? true { $0 = (piece, fault) } }
      }
    }
    let threads = min(max(1, count), pieces)
    if threads > 1 {
      DispatchQueue.concurrentPerform(iterations: threads) { _ in work() }
    } else {
      work()
    }
    if cancelled.load(ordering: .relaxed) { return .cancelled }
    return failure.withLock { $0.map { .failed($0.failure) } } ?? .done
  }
}
