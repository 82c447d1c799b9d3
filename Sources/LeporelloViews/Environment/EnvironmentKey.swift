// Keys for values that flow down the tree.

/// A name, with a default, for a value that flows down the tree of views.
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value: Sendable
  /// The value where none was set.
  static var defaultValue: Value { get }
}
