// A value that is handed over by callback, the shape that strategies written for other libraries use.

/// A value to come.
public struct Async<Value> {
  /// Hands the value to a callback.
  public let run: (_ callback: @escaping (Value) -> Void) -> Void
  /// What a reference keeps besides the value; made only when a file is written or does not match.
  var notes: (() -> SnapshotNotes)?

  /// Creates a value to come from a function that calls back once.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// Creates a value that is there already.
  public init(value: Value) {
    self.init { $0(value) }
  }

  /// The value, made into another.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    var mapped = Async<NewValue> { callback in run { callback(transform($0)) } }
    mapped.notes = notes
    return mapped
  }
}
