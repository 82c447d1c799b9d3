// How the lines of a label break.

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
