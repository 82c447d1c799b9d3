// Watching values by key path, which Foundation has only where Objective-C is: here for what views keep in their model
// (frame, bounds, centre, transform, opacity, colour, a scroll view's offset) and for a scroll view's content size.

public import LeporelloGraphics

#if !canImport(ObjectiveC)
  /// What a watcher is told.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable, Hashable {
    /// Foundation's bits.
    public let rawValue: UInt
    /// Creates a set from Foundation's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The present value, at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The old value before the change; told after it here.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }

  /// A change of a value.
  public struct NSKeyValueObservedChange<Value> {
    /// The new value, where it was asked for.
    public let newValue: Value?
    /// The old value, where it was asked for.
    public let oldValue: Value?
  }

  /// Watches until it is let go.
  public final class NSKeyValueObservation: NSObject {
    private let watch: KeyValueWatch
    init(_ watch: KeyValueWatch) { self.watch = watch }
    deinit { watch.isOver = true }
    /// Stops watching.
    public func invalidate() { watch.isOver = true }
  }

  /// Views whose values can be watched.
  @preconcurrency @MainActor public protocol KeyValueObservable: UIView {}
  extension UIView: KeyValueObservable {}

  extension KeyValueObservable {
    /// Calls something when a value that the view keeps changes, as long as the answer is kept.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      var last = self[keyPath: keyPath]
      let watch = KeyValueWatch { [weak self] in
        guard let self else { return }
        let (old, new) = (last, self[keyPath: keyPath])
        guard !KeyValueWatch.areEqual(old, new) else { return }
        last = new
        changeHandler(
          self,
          NSKeyValueObservedChange(
            newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
      }
      needsMotion().observations.append(watch)
      if options.contains(.initial) {
        changeHandler(self, NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
      }
      return NSKeyValueObservation(watch)
    }
  }
#endif

/// One who hears of a view's values.
final class KeyValueWatch: @unchecked Sendable {
  /// Set from wherever the observation is let go; read on the main actor.
  nonisolated(unsafe) var isOver = false
  let look: @MainActor () -> Void

  init(_ look: @escaping @MainActor () -> Void) { self.look = look }

  static func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
    guard let old = old as? any Equatable else { return false }
    func equals<T: Equatable>(_ old: T) -> Bool { (new as? T) == old }
    return equals(old)
  }
}

extension UIView {
  /// Tells those who watch the view's values.
  func tellWatchers() {
    guard let motion, !motion.observations.isEmpty else { return }
    motion.observations.removeAll { $0.isOver }
    for watch in motion.observations where !watch.isOver { watch.look() }
  }
}
