// What can go wrong before anything is compared.

/// A snapshot could not be made or read.
public enum SnapshotError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reference is not UTF-8 text.
  case notText(bytes: Int)
  /// The strategy returned without having handed over a value.
  case noValue
  /// Nothing is shown at a time.
  case noFrame(time: Double)
  /// The frames that a law is about cannot be compared with each other.
  case unlikeFrames(String)

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .notText(let bytes): "The reference's \(bytes) bytes are not UTF-8 text. Delete the file and record anew."
    case .noValue:
      "The strategy returned before it had a value. Await the value first, then pass it to assertSnapshot(of:as:)."
    case .noFrame(let time): "Nothing is shown at \(time) s. Ask for times from 0 on, of a timeline with frames."
    case .unlikeFrames(let what): "\(what) Hold the law against sequences of one size and number of frames."
    }
  }
}
