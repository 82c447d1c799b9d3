// Targets by reference, which stand in for selectors: a method of the class, or of an object.

import LeporelloGraphics

extension UIControl {
  /// Calls a method of a target, which it does not keep, at events: `addTarget(self, action: Pager.tapped, for: …)`.
  public func addTarget<T: AnyObject, S>(_ target: T, action: @escaping (T) -> (S) -> Void, for controlEvents: Event) {
    addTargetAction(target, for: controlEvents) { [weak target] sender in
      if let target, let sender = sender as? S { action(target)(sender) }
    }
  }
  /// Calls a method of a target, which it does not keep, at events.
  public func addTarget<T: AnyObject>(_ target: T, action: @escaping (T) -> () -> Void, for controlEvents: Event) {
    addTargetAction(target, for: controlEvents) { [weak target] _ in if let target { action(target)() } }
  }
  /// Calls a method of an object at events; the method keeps its object until the target is removed.
  public func addTarget<S>(_ target: AnyObject?, action: @escaping (S) -> Void, for controlEvents: Event) {
    addTargetAction(target, for: controlEvents) { sender in if let sender = sender as? S { action(sender) } }
  }
  /// Calls a method of an object at events; the method keeps its object until the target is removed.
  public func addTarget(_ target: AnyObject?, action: @escaping () -> Void, for controlEvents: Event) {
    addTargetAction(target, for: controlEvents) { _ in action() }
  }
  /// Calls nothing: there is no selector to look for along the responder chain.
  public func addTarget(_ target: AnyObject?, action: Never?, for controlEvents: Event) {}
  /// Takes all of a target's methods back, or all targets'.
  public func removeTarget(_ target: AnyObject?, action: Never?, for controlEvents: Event) {
    removeTarget(target, for: controlEvents)
  }
  /// Takes all of a target's methods back; they cannot be told apart.
  public func removeTarget<T: AnyObject, S>(
    _ target: T, action: @escaping (T) -> (S) -> Void, for controlEvents: Event
  ) { removeTarget(target, for: controlEvents) }
  /// Takes all of a target's methods back; they cannot be told apart.
  public func removeTarget<T: AnyObject>(
    _ target: T, action: @escaping (T) -> () -> Void, for controlEvents: Event
  ) { removeTarget(target, for: controlEvents) }
  /// Takes all of a target's methods back, or all targets'.
  public func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    for each in targets where target == nil || each.target === target {
      removeAction(identifiedBy: each.identifier, for: controlEvents)
    }
  }
  /// The objects whose methods are called.
  public var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { ($0.target as? NSObject).map { AnyHashable($0) } })
  }

  private func addTargetAction(_ target: AnyObject?, for events: Event, _ call: @escaping (Any?) -> Void) {
    let action = UIAction { call($0.sender) }
    addAction(action, for: events)
    targets.append(TargetEntry(target: target, identifier: action.identifier))
  }
}

/// A target and the action by which it is called.
struct TargetEntry {
  weak var target: AnyObject?
  let identifier: UIAction.Identifier
}
