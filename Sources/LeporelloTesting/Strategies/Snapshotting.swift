// Strategies are values: what to make of a value under test, and how to compare that.

/// A way to turn a value into a format that is kept on disk and compared.
public struct Snapshotting<Value, Format> {
  /// The extension of the reference's file, without a dot.
  public var pathExtension: String?
  /// How the format is stored and compared.
  public var diffing: Diffing<Format>
  /// Makes the format from a value.
  public var snapshot: (Value) throws -> Async<Format>

  /// Creates a strategy whose format may be handed over by callback, within the call.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (Value) throws -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy from a function.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (Value) throws -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: try snapshot($0)) }
  }

  /// A strategy for another value, given how to get this one from it.
  public func pullback<NewValue>(_ transform: @escaping (NewValue) throws -> Value) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { try snapshot(try transform($0)) }
  }

  /// A strategy for another value, given how to get this one from it by callback.
  public func asyncPullback<NewValue>(_ transform: @escaping (NewValue) throws -> Async<Value>)
    -> Snapshotting<NewValue, Format>
  {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
      // A throw inside the callback has nowhere to go but here, since all of it happens within the call.
      let box = Box<Result<Async<Format>, any Error>>()
      let transformed = try transform(value)
      transformed.run { inner in box.value = Result { try snapshot(inner) } }
      guard let result = box.value else { return Async { _ in } }
      var produced = try result.get()
      if produced.notes == nil { produced.notes = transformed.notes }
      return produced
    }
  }
}

/// A strategy whose value is already in the format that is compared.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy for values that are compared as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

/// A place for what a callback brings.
final class Box<Value> {
  var value: Value?
}
