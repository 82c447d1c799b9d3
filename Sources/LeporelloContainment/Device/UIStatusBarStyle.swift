// The status bar, for the wishes that containers forward.

/// The colour of the status bar; closed.
public enum UIStatusBarStyle: Int, Sendable, Hashable {
  /// As the style has it.
  case `default`
  /// Light.
  case lightContent
  /// Dark.
  case darkContent = 3
}
