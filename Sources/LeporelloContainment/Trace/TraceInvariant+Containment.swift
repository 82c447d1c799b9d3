// Invariants of containment.

extension TraceInvariant {
  /// Each `willMove` is followed by the `didMove` to the same place before the next one.
  public static let balancedContainment = TraceInvariant("each willMove has its didMove") { trace in
    var open: [Int: (LifecycleEvent, ControllerReference?)] = [:]
    var order: [Int] = []
    var found: [String] = []
    for event in trace.events {
      switch event.kind {
      case .willMove(let parent):
        if let (earlier, target) = open[event.controller.id], target != nil, parent != nil {
          found.append("\(event) follows \(earlier) without a didMove between them")
        }
        open[event.controller.id] = (event, parent)
        order.append(event.controller.id)
      case .didMove(let parent):
        guard let (_, target) = open[event.controller.id] else { continue }
        // A didMove to the old parent says that the child stays after all.
        if target?.id == parent?.id || target == nil { open[event.controller.id] = nil }
      default: break
      }
    }
    return found + order.compactMap { open.removeValue(forKey: $0).map { "\($0.0) has no didMove" } }
  }
}
