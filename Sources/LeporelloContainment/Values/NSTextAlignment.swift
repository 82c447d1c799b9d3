// How the lines of a label stand.

/// How lines stand in a label's width; closed.
public enum NSTextAlignment: Int, Sendable, Hashable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// At both sides; set as natural here.
  case justified
  /// From the side where reading begins.
  case natural
}
