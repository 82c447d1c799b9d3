// Work that may be done in any order, with results in the order of its input.

import LeporelloGraphics
import Synchronization

/// Applies a function to each item on at most so many threads; the results stand in the items' order.
func concurrentMap<Item: Sendable, Result: Sendable>(
  _ items: [Item], threads: Int, _ transform: @Sendable (Item) -> Result
) -> [Result] {
  let workers = min(max(1, threads), items.count)
  guard workers > 1 else { return items.map(transform) }
  let next = Atomic(0)
  let results = Mutex([Result?](repeating: nil, count: items.count))
  DispatchQueue.concurrentPerform(iterations: workers) { _ in
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < items.count else { return }
      let result = transform(items[index])
      results.withLock { $0[index] = result }
    }
  }
  return results.withLock { $0.compactMap(\.self) }
}
