// What a failure shows beside its message.

public import Foundation

/// A file that explains a failure.
public struct SnapshotAttachment: Sendable, Hashable {
  /// What it is: "difference", "reference", "actual".
  public var name: String
  /// The file's extension, without a dot.
  public var pathExtension: String
  /// The file's bytes.
  public var data: Data

  /// Creates an attachment.
  public init(name: String, pathExtension: String, data: Data) {
    self.name = name
    self.pathExtension = pathExtension
    self.data = data
  }
}
