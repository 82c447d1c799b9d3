// Apple's containers differ only in the order of their two begins and two ends, and in how a cancelled transition
// interleaves; these are the orders.

/// When a container begins and ends the appearance of its outgoing and incoming controllers.
struct AppearanceOrder: Hashable, Sendable {
  /// One of the two controllers; closed.
  enum Side: Hashable, Sendable {
    /// The outgoing one.
    case from
    /// The incoming one.
    case to
  }

  /// One call of a rollback; closed.
  enum Step: Hashable, Sendable {
    /// Turns one controller's transition round.
    case reverse(Side)
    /// Ends it.
    case end(Side)
  }

  let begins: [Side]
  let ends: [Side]
  let rollback: [Step]

  private static let rejectedFirst: [Step] = [.reverse(.to), .end(.to), .reverse(.from), .end(.from)]
  private static let stayingFirst: [Step] = [.reverse(.from), .end(.from), .reverse(.to), .end(.to)]
  private static let mixed: [Step] = [.reverse(.to), .reverse(.from), .end(.to), .end(.from)]

  /// Push and pop.
  static let navigation = AppearanceOrder(begins: [.from, .to], ends: [.from, .to], rollback: rejectedFirst)
  /// Full-screen presentation and dismissal.
  static let presentation = AppearanceOrder(begins: [.from, .to], ends: [.to, .from], rollback: rejectedFirst)
  /// A switch of tabs.
  static let tab = AppearanceOrder(begins: [.to, .from], ends: [.from, .to], rollback: rejectedFirst)
  /// A page controller that scrolls.
  static let scroll = AppearanceOrder(begins: [.to, .from], ends: [.to, .from], rollback: stayingFirst)
  /// A page controller that curls.
  static let curl = AppearanceOrder(begins: [.to, .from], ends: [.from, .to], rollback: mixed)
}
