// The four states of appearance and the only legal steps between them.

/// Whether a controller's view is on screen, or on its way.
public enum AppearanceState: Int, Sendable, Hashable, Codable, Comparable {
  /// Not on screen.
  case disappeared
  /// On its way out.
  case disappearing
  /// On its way in.
  case appearing
  /// On screen.
  case appeared

  /// Orders by how visible a controller is.
  public static func < (a: AppearanceState, b: AppearanceState) -> Bool { a.rawValue < b.rawValue }

  /// The states that may follow: a transition runs through, or is reversed on its way.
  public var successors: [AppearanceState] {
    switch self {
    case .disappeared: [.appearing]
    case .disappearing: [.disappeared, .appearing]
    case .appearing: [.appeared, .disappearing]
    case .appeared: [.disappearing]
    }
  }

  /// Whether a transition is under way.
  public var isInFlight: Bool { self == .appearing || self == .disappearing }

  /// Whether the controller is on screen or on its way in.
  public var isTowardsVisible: Bool { self == .appearing || self == .appeared }
}
