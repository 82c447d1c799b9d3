// What holds of every good sequence, whatever it shows: tests without references.

/// Something that holds of frames; an open set.
public struct SnapshotLaw: Sendable {
  /// What holds, in words.
  public let name: String
  /// Where it does not hold; nil if it does.
  public let breach: @Sendable (FrameRun) throws -> String?

  /// Creates a law.
  public init(_ name: String, breach: @escaping @Sendable (FrameRun) throws -> String?) {
    (self.name, self.breach) = (name, breach)
  }
}
