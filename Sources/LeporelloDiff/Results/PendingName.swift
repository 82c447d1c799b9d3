// How a file that waits is called; one rule for those who write it and those who look for it.

/// The name of a value that waits beside its reference: a name of its own that no reference has.
///
/// References are called `test.identifier.kind`, without the identifier where a test's first snapshot goes without a
/// number, and no part of a name holds a dot. So `test.identifier.new.kind` waits for `test.identifier.kind` and
/// `test..new.kind` for `test.kind`, while `test.new.kind` is the reference of a snapshot that is named `new`.
package enum PendingName {
  private static let mark = "new"

  /// The name under which a value waits.
  ///
  /// - Parameters:
  ///   - test: The test's part of the name.
  ///   - identifier: The snapshot's part; empty if it has none.
  ///   - kind: The extension, without a dot; nil if there is none.
  /// - Returns: The name, in the reference's folder.
  package static func waiting(test: String, identifier: String, kind: String?) -> String {
    ([test, identifier, mark] + (kind.map { [$0] } ?? [])).joined(separator: ".")
  }

  /// The name of the reference that a waiting file would replace; nil for files that don't wait.
  package static func reference(ofWaiting name: String) -> String? {
    var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count >= 3, !words[0].isEmpty, words[2] == mark else { return nil }
    words.remove(at: 2)
    if words[1].isEmpty { words.remove(at: 1) }
    return words.joined(separator: ".")
  }
}
