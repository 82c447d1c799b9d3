// What holds of any healthy trace, as values that a test asserts.

/// Something that holds of a trace; an open set.
public struct TraceInvariant: Sendable {
  /// What holds.
  public let name: String
  /// Where it does not hold.
  public let breaches: @Sendable (LifecycleTrace) -> [String]

  /// Creates an invariant.
  public init(_ name: String, breaches: @escaping @Sendable (LifecycleTrace) -> [String]) {
    (self.name, self.breaches) = (name, breaches)
  }

  /// The invariants that need to know no page by name.
  public static let healthy: [TraceInvariant] = [
    .legalSteps, .completed, .neverMoreVisibleThanContainer, .balancedContainment,
  ]
}

extension LifecycleTrace {
  /// Where the invariants do not hold; empty for a healthy trace.
  public func breaches(of invariants: [TraceInvariant] = TraceInvariant.healthy) -> [String] {
    invariants.flatMap { invariant in invariant.breaches(self).map { "\(invariant.name): \($0)" } }
  }

  /// The state that each controller ended in.
  public var finalStates: [ControllerReference: AppearanceState] {
    var states: [ControllerReference: AppearanceState] = [:]
    for event in events { if let state = event.kind.stateAfter { states[event.controller] = state } }
    return states
  }
}

extension LifecycleEvent.Kind {
  /// The state that an appearance callback leads to.
  public var stateAfter: AppearanceState? {
    switch self {
    case .viewWillAppear: .appearing
    case .viewDidAppear: .appeared
    case .viewWillDisappear: .disappearing
    case .viewDidDisappear: .disappeared
    case .loadView, .viewDidLoad, .viewIsAppearing, .willMove, .didMove, .updateViewConstraints,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewWillTransition, .willTransition, .sizeForChild,
      .preferredContentSizeDidChange, .systemLayoutFittingSizeDidChange, .viewSafeAreaInsetsDidChange,
      .didReceiveMemoryWarning:
      nil
    }
  }
}
