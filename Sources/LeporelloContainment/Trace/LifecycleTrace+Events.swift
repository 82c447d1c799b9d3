// A trace of callbacks that were kept without it.

extension LifecycleTrace {
  /// Creates a trace that holds callbacks and nothing else.
  public init(events: [LifecycleEvent]) { self.events = events }
}
