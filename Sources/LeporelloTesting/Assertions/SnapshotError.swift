// What can go wrong before anything is compared.

/// A snapshot could not be made or read.
public enum SnapshotError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reference is not UTF-8 text.
  case notText(bytes: Int)
  /// The strategy returned without having handed over a value.
  case noValue

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .notText(let bytes): "The reference's \(bytes) bytes are not UTF-8 text. Delete the file and record anew."
    case .noValue:
      "The strategy returned before it had a value. Await the value first, then pass it to assertSnapshot(of:as:)."
    }
  }
}
