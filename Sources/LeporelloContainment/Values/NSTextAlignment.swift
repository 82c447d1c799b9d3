// How the lines of a label stand and break.

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

/// What happens to lines that are too long; closed.
public enum NSLineBreakMode: Int, Sendable, Hashable {
  /// They wrap between words.
  case byWordWrapping
  /// They wrap between characters; between words here.
  case byCharWrapping
  /// They are cut off.
  case byClipping
  /// Their beginning is left out.
  case byTruncatingHead
  /// Their end is left out.
  case byTruncatingTail
  /// Their middle is left out.
  case byTruncatingMiddle
}
