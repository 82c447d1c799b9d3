// What the engine knows of a node along one axis.

/// A node along one axis. A proposal of nil is NaN; a proposal that was never made is -1.
struct AxisState: BitwiseCopyable {
  /// The answers to 0, nil and infinity, known bottom-up where the axes do not depend on each other.
  var min = 0.0
  var ideal = 0.0
  var max = 0.0
  /// The last proposal that was worked out, and its answer. A stack's children hold the shares of that proposal.
  var asked = -1.0
  var answered = 0.0
  /// The proposal that the parent made last, the answer to it, and where the parent put the node.
  var proposal = -1.0
  var length = 0.0
  var origin = 0.0

  /// The answer of a node that takes what it is offered between its bounds.
  @inline(__always) func clamped(_ p: Double) -> Double {
    p.isNaN ? ideal : Swift.min(Swift.max(p, min), max)
  }
}

/// Whether two proposals ask the same.
@inline(__always) func same(_ a: Double, _ b: Double) -> Bool { a == b || (a.isNaN && b.isNaN) }

/// A length or -1 for a proposal that no one may make.
@inline(__always) func proposed(_ length: Double) -> Double { length < 0 ? 0 : length }
