// A stack's child while the stack decides whom to serve first.

/// A child with what decides its turn.
struct StackEntry: BitwiseCopyable {
  var node: Int32
  var place: Int32
  var priority: Double
  /// The answer to 0.
  var low: Double
  /// How much longer the answer to infinity is.
  var slack: Double

  /// Higher priorities first; then the least flexible; among the endlessly flexible the larger minimum, which
  /// is OpenSwiftUI's reading; then source order.
  func isBefore(_ other: StackEntry) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if slack != other.slack { return slack < other.slack }
    if slack == .infinity, low != other.low { return low > other.low }
    return place < other.place
  }
}
