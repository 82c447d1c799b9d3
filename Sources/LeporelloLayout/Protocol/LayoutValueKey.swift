// Values that a child gives its custom layout.

/// The identity of a value that a view gives the layout it stands in.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value of a view that gives none.
  static var defaultValue: Value { get }
}
