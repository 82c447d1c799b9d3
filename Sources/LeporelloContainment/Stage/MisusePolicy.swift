// What a stage does about misuse.

/// What a stage does when the live core is misused; closed.
public enum MisusePolicy: Sendable, Hashable {
  /// The violation goes onto the trace; a call that UIKit would answer with an exception has no further effect.
  case record
  /// The process stops with the violation's text.
  case trap
}
