// Targets by reference, in the forms that method names have where a selector stood.

extension UIGestureRecognizer {
  /// Creates a recogniser that calls a method of a target, which it does not keep.
  public convenience init<T: AnyObject>(target: T, action: @escaping (T) -> () -> Void) {
    self.init()
    addTarget(target, action: action)
  }
  /// Creates a recogniser that calls an object's method, which keeps its object.
  public convenience init<S: UIGestureRecognizer>(target: AnyObject?, action: @escaping (S) -> Void) {
    self.init()
    addTarget(target, action: action)
  }
  /// Creates a recogniser that calls an object's method, which keeps its object.
  public convenience init(target: AnyObject?, action: @escaping () -> Void) {
    self.init()
    addAction { _ in action() }
  }
  /// Creates a recogniser that calls nothing yet.
  public convenience init(target: AnyObject?, action: Never?) { self.init() }

  /// Takes all of a target's methods back, or all targets'; methods cannot be told apart.
  public func removeTarget(_ target: AnyObject?, action: Never?) {
    handlers.removeAll { target == nil || $0.target === target }
  }
  /// Takes all of a target's methods back; methods cannot be told apart.
  public func removeTarget<T: AnyObject, S: UIGestureRecognizer>(_ target: T, action: @escaping (T) -> (S) -> Void) {
    handlers.removeAll { $0.target === target }
  }
  /// Takes all of a target's methods back; methods cannot be told apart.
  public func removeTarget<T: AnyObject>(_ target: T, action: @escaping (T) -> () -> Void) {
    handlers.removeAll { $0.target === target }
  }
  /// Calls a method of a target, which is not kept, at each change of state.
  public func addTarget<T: AnyObject, S: UIGestureRecognizer>(_ target: T, action: @escaping (T) -> (S) -> Void) {
    addAction(of: target) { [weak target] recognizer in
      if let target, let recognizer = recognizer as? S { action(target)(recognizer) }
    }
  }
  /// Calls a method of a target, which is not kept, at each change of state.
  public func addTarget<T: AnyObject>(_ target: T, action: @escaping (T) -> () -> Void) {
    addAction(of: target) { [weak target] _ in if let target { action(target)() } }
  }
  /// Calls an object's method, which keeps its object, at each change of state.
  public func addTarget<S: UIGestureRecognizer>(_ target: AnyObject?, action: @escaping (S) -> Void) {
    addAction { if let recognizer = $0 as? S { action(recognizer) } }
  }
}
