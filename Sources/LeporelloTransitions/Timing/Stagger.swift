// Delays that let the parts of a change start one after another.

/// Gives each of several parts its delay.
public struct Stagger: Sendable, Hashable {
  /// Which part starts first; closed.
  public enum Order: Sendable, Hashable {
    /// The first one.
    case first
    /// The last one.
    case last
    /// The middle one, then outwards.
    case center
    /// The outer ones, then inwards.
    case edges
  }

  /// The time between two starts, in seconds.
  public var interval: TimeInterval
  /// Which part starts first.
  public var order: Order

  /// Creates a stagger.
  public init(interval: TimeInterval, from order: Order = .first) {
    self.interval = interval.isFinite ? max(0, interval) : 0
    self.order = order
  }

  /// The delay of a part, counted from 0, among `count`.
  public func delay(of index: Int, count: Int) -> TimeInterval {
    let last = Double(max(0, count - 1))
    let i = min(last, max(0, Double(index)))
    let rank =
      switch order {
      case .first: i
      case .last: last - i
      case .center: abs(i - last / 2)
      case .edges: last / 2 - abs(i - last / 2)
      }
    return rank * interval
  }
}
