// How a trace names a controller: identity for machines, a name for people.

/// A controller on a trace.
public struct ControllerReference: Sendable, Hashable, Codable, CustomStringConvertible {
  /// A number that no other controller on the trace has.
  public let id: Int
  /// The controller's trace name at that moment.
  public let name: String

  /// Creates a reference.
  public init(id: Int, name: String) { (self.id, self.name) = (id, name) }

  /// The name.
  public var description: String { name }
}
