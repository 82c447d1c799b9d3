// How a format is kept in a file and compared.

public import Foundation

/// A way to store and compare values of one format.
public struct Diffing<Value> {
  /// Turns a value into a file's bytes.
  public var toData: (Value) throws -> Data
  /// Turns a file's bytes into a value.
  public var fromData: (Data) throws -> Value
  /// Compares the reference with the new value; nil if they count as the same, else a message and what belongs to it.
  public var diff: (Value, Value) throws -> (String, [SnapshotAttachment])?
  /// Whether a file's bytes surely stand for a value, found out sooner than by reading them and comparing.
  var holds: ((Data, Value) -> Bool)?

  /// Creates a way to store and compare.
  public init(
    toData: @escaping (Value) throws -> Data, fromData: @escaping (Data) throws -> Value,
    diff: @escaping (Value, Value) throws -> (String, [SnapshotAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}
