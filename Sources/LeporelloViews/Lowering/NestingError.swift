// Views that nest so deeply that walking through them would exhaust the stack.

/// Why part of a description was left out: it nests without end, or nearly.
struct NestingError: Error, Hashable, CustomStringConvertible {
  /// What happened, and what to do about it.
  var description: String {
    "views nest more than \(Lowering.deepest) deep, and what lies deeper is left out; end the recursion of the view "
      + "that contains itself, or combine its modifiers"
  }
}
