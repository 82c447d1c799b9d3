// What became of one snapshot, as tests write it down and the command line reads it.

/// The outcome of one comparison with a reference.
package struct SnapshotResult: Sendable, Hashable, Codable {
  /// What became of it; closed.
  package enum Outcome: String, Sendable, Hashable, Codable {
    /// It matched.
    case passed
    /// It did not match, or could not be compared.
    case failed
    /// There was no reference, and none was written.
    case missing
    /// The reference was written.
    case recorded
  }

  /// The test's module.
  package var module: String
  /// The path of the test's source.
  package var source: String
  /// The test's function.
  package var test: String
  /// The calling line.
  package var line: Int
  /// The path of the reference.
  package var reference: String
  /// What became of it.
  package var outcome: Outcome
  /// What the test said, unless it matched.
  package var message: String?
  /// The path of the new value, if it was kept.
  package var actual: String?
  /// The path of a copy of the reference as it was, if it was kept.
  package var expected: String?
  /// The path of the difference, if it was kept.
  package var difference: String?

  /// Creates a result.
  package init(
    module: String, source: String, test: String, line: Int, reference: String, outcome: Outcome,
    message: String? = nil
  ) {
    (self.module, self.source, self.test, self.line) = (module, source, test, line)
    (self.reference, self.outcome, self.message) = (reference, outcome, message)
  }
}
