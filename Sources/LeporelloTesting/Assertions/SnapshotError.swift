// What can go wrong before anything is compared.

/// A snapshot could not be made or read.
public enum SnapshotError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The reference is not UTF-8 text.
  case notText(bytes: Int)
  /// The strategy returned without having handed over a value.
  case noValue
  /// Nothing is shown at a time.
  case noFrame(time: Double)
  /// So many frames cannot be taken.
  case noFrames(count: Int)
  /// The timeline was played without telling what its frames are to readers who don't see them.
  case noAccessibility
  /// The frames that a law is about cannot be compared with each other.
  case unlikeFrames(String)

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .notText(let bytes): "The reference's \(bytes) bytes are not UTF-8 text. Delete the file and record anew."
    case .noValue:
      "The strategy returned before it had a value. Await the value first, then pass it to assertSnapshot(of:as:)."
    case .noFrame(let time): "Nothing is shown at \(time) s. Ask for times from 0 on, of a timeline with frames."
    case .noFrames(let count): "\(count) frames cannot be taken. Ask for 1 or more, of a timeline with frames."
    case .noAccessibility:
      "The timeline does not say what its frames are to readers who don't see them. Play it with "
        + "timeline(describesAccessibility: true), or compare the storyboard itself."
    case .unlikeFrames(let what): "\(what) Hold the law against sequences of one size and number of frames."
    }
  }
}
