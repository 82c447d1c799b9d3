// Deep trees: sizing asks children from parents, so a tree of ten thousand levels needs a stack of its own size.

import LeporelloGraphics

extension LayoutEngine {
  /// The levels that any thread's stack has room for.
  private static let shallow = 200
  /// What one level may take of the stack, with room to spare.
  private static let bytesPerLevel = 8192

  /// Runs layout on this thread, or for a deep tree on a thread whose stack is as large as the tree is deep.
  func onDeepStack(_ body: @escaping () -> Void) {
    let depth = tree.depth
    if depth <= Self.shallow { return body() }
    nonisolated(unsafe) let work = body
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      work()
      done.signal()
    }
    thread.stackSize = (1 << 20) + depth * Self.bytesPerLevel
    thread.start()
    done.wait()
  }
}
