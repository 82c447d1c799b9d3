// Reading inherited values in a view's body.

/// A value that a view inherits, read in its `body`.
@propertyWrapper public struct Environment<Value: Sendable>: Sendable {
  private let keyPath: any KeyPath<EnvironmentValues, Value> & Sendable

  /// Names the value.
  public init(_ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable) { self.keyPath = keyPath }

  /// The value, as it is around the view whose body is being read.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}
