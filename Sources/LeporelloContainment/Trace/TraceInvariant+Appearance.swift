// Invariants of appearance.

extension TraceInvariant {
  /// Only the legal steps between the four states: each will has its did, or one reversal.
  public static let legalSteps = TraceInvariant("appearance takes legal steps only") { trace in
    var states: [Int: AppearanceState] = [:]
    return trace.events.compactMap { event in
      guard let next = event.kind.stateAfter else { return nil }
      let old = states.updateValue(next, forKey: event.controller.id) ?? .disappeared
      return old.successors.contains(next) ? nil : "\(event) at \(event.time) s came in state \(old)"
    }
  }

  /// At the end no transition is under way.
  public static let completed = TraceInvariant("every transition is completed") { trace in
    var states: [Int: (LifecycleEvent, AppearanceState)] = [:]
    for event in trace.events { if let state = event.kind.stateAfter { states[event.controller.id] = (event, state) } }
    return states.values.filter { $0.1.isInFlight }.sorted { $0.0.index < $1.0.index }
      .map { "\($0.0.controller) is still \($0.1)" }
  }

  /// At each end of a turn, a child is at most as visible as its container.
  public static let neverMoreVisibleThanContainer = TraceInvariant(
    "a child is never more visible than its container"
  ) { trace in
    var visibility = VisibilityCheck()
    var commits = trace.commits[...]
    var found: [String] = []
    for event in trace.events {
      while let commit = commits.first, commit.index < event.index {
        commits.removeFirst()
        found += visibility.breaches(at: commit.time)
      }
      visibility.take(event)
    }
    return found + visibility.breaches(at: trace.events.last?.time ?? 0)
  }

  /// At rest, exactly one of some pages is on screen, and no other is on its way.
  public static func exactlyOneAppeared(among names: [String]) -> TraceInvariant {
    TraceInvariant("exactly one page is on screen") { trace in
      let states = trace.finalStates.filter { names.contains($0.key.name) && $0.value != .disappeared }
      let visible = states.sorted { $0.key.id < $1.key.id }.map { "\($0.key) \($0.value)" }
      return states.count == 1 && states.values.first == .appeared ? [] : ["visible: \(visible)"]
    }
  }

  /// Pages that were rejected never appear.
  public static func neverAppears(_ names: [String]) -> TraceInvariant {
    TraceInvariant("a rejected page never appears") { trace in
      trace.events.filter { event in
        if case .viewDidAppear = event.kind { names.contains(event.controller.name) } else { false }
      }.map(\.description)
    }
  }

  /// Pages that were only loaded beforehand hear nothing of appearance.
  public static func noAppearance(of names: [String]) -> TraceInvariant {
    TraceInvariant("a preloaded page hears nothing of appearance") { trace in
      trace.events.filter { $0.kind.stateAfter != nil && names.contains($0.controller.name) }.map(\.description)
    }
  }
}

/// The states and parents so far; looks only at controllers that changed since the last look.
private struct VisibilityCheck {
  private var states: [Int: AppearanceState] = [:]
  private var parents: [Int: ControllerReference] = [:]
  private var children: [Int: [ControllerReference]] = [:]
  private var changed: [ControllerReference] = []

  mutating func take(_ event: LifecycleEvent) {
    let id = event.controller.id
    if let state = event.kind.stateAfter {
      states[id] = state
      changed.append(event.controller)
    }
    switch event.kind {
    case .willMove(let parent?), .didMove(let parent?):
      guard parents[id]?.id != parent.id else { return }
      leave(id)
      parents[id] = parent
      children[parent.id, default: []].append(event.controller)
      changed.append(event.controller)
    case .didMove(nil): leave(id)
    default: break
    }
  }

  private mutating func leave(_ id: Int) {
    guard let old = parents.removeValue(forKey: id) else { return }
    children[old.id]?.removeAll { $0.id == id }
  }

  mutating func breaches(at time: Double) -> [String] {
    defer { changed = [] }
    let looked = changed + changed.flatMap { children[$0.id] ?? [] }
    return looked.compactMap { child in
      guard let parent = parents[child.id] else { return nil }
      let (mine, its) = (states[child.id] ?? .disappeared, states[parent.id] ?? .disappeared)
      // One that leaves may already belong to another container, or have lost its own.
      return mine.isTowardsVisible && mine > its
        ? "\(child) is \(mine) in \(parent), which is \(its), at \(time) s" : nil
    }
  }
}
