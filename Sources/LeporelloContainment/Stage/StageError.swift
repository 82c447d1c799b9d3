// What can go wrong with a stage, with evidence and remedy.

public import LeporelloGraphics

/// A stage that cannot be made, or does not come to rest.
public enum StageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The size is zero, negative or not finite.
  case invalidSize(CGSize)
  /// The scale is zero, negative or not finite.
  case invalidScale(CGFloat)
  /// Something finite still runs after sixty virtual seconds.
  case neverSettles(running: [String])

  /// What happened and what to do.
  public var description: String {
    switch self {
    case .invalidSize(let size):
      "A stage cannot be \(size.width) by \(size.height) points; pass a finite width and height above zero."
    case .invalidScale(let scale):
      "A stage cannot have \(scale) pixels a point; pass a finite scale above zero, such as 2."
    case .neverSettles(let running):
      "The stage did not settle within 60 virtual seconds; still running: \(running.joined(separator: ", ")). End "
        + "these, or use advance(by:)."
    }
  }
}
