// The sides a transition can come from; some follow the reading direction and some never do.

/// A side of the bounds; closed.
public enum TransitionEdge: String, Sendable, Hashable, Codable, CaseIterable {
  /// Where reading begins.
  case leading
  /// Where reading ends.
  case trailing
  /// The upper side.
  case top
  /// The lower side.
  case bottom
  /// The left side, whatever the reading direction.
  case left
  /// The right side, whatever the reading direction.
  case right

  /// The opposite side.
  public var opposite: TransitionEdge {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    case .bottom: .top
    case .left: .right
    case .right: .left
    }
  }

  /// The outward direction on screen: x to the right, y downwards.
  package func direction(isRightToLeft: Bool) -> CGVector {
    switch self {
    case .leading: CGVector(dx: isRightToLeft ? 1 : -1, dy: 0)
    case .trailing: CGVector(dx: isRightToLeft ? -1 : 1, dy: 0)
    case .left: CGVector(dx: -1, dy: 0)
    case .right: CGVector(dx: 1, dy: 0)
    case .top: CGVector(dx: 0, dy: -1)
    case .bottom: CGVector(dx: 0, dy: 1)
    }
  }
}
