// Time as whole nanoseconds, so that sums are exact and equal on every machine.

import LeporelloGraphics

/// What runs when.
struct VirtualClock {
  /// Something due at a time.
  struct Item {
    let id: Int
    let due: Int64
    let label: String
    /// Whether it ends by itself; repeating animations do not.
    let finite: Bool
    let action: @MainActor () -> Void
    let interrupted: @MainActor () -> Void
  }

  private(set) var now: Int64 = 0
  /// Sorted by time, then by order of scheduling.
  private(set) var items: [Item] = []

  static func nanoseconds(_ seconds: TimeInterval) -> Int64? {
    let scaled = (seconds * 1_000_000_000).rounded()
    guard scaled.isFinite, abs(scaled) < 9e18 else { return nil }
    return Int64(scaled)
  }

  var seconds: TimeInterval { TimeInterval(now) / 1_000_000_000 }

  mutating func schedule(
    id: Int, after delay: Int64, label: String, finite: Bool, action: @escaping @MainActor () -> Void,
    interrupted: @escaping @MainActor () -> Void
  ) {
    let (sum, overflow) = now.addingReportingOverflow(max(0, delay))
    let item = Item(
      id: id, due: overflow ? .max : sum, label: label, finite: finite, action: action,
      interrupted: interrupted)
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].due <= item.due { low = middle + 1 } else { high = middle }
    }
    items.insert(item, at: low)
  }

  mutating func remove(_ id: Int) { items.removeAll { $0.id == id } }

  /// The first item due by a time, taken out, with the clock moved to it.
  mutating func next(by target: Int64) -> Item? {
    guard let first = items.first, first.due <= target else { return nil }
    now = max(now, first.due)
    return items.removeFirst()
  }

  mutating func jump(to target: Int64) { now = max(now, target) }

  mutating func removeAll() -> [Item] {
    defer { items = [] }
    return items
  }
}
