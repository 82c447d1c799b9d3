// How the status bar comes and goes, for the wishes that containers forward.

/// How the status bar comes and goes; closed.
public enum UIStatusBarAnimation: Int, Sendable, Hashable {
  /// At once.
  case none
  /// It fades.
  case fade
  /// It slides.
  case slide
}
