// What is said of a node beside its layout and its drawing.

/// The names and marks of a node.
package struct NodeMarks: Sendable, Hashable {
  /// The names given by `.id`, innermost first.
  package var ids: [String] = []
  /// Its order among its siblings; greater is in front.
  package var zIndex: Double = 0
  /// What is said of it for readers who don't see it.
  var accessibility = AccessibilityMarks()

  /// Marks that most nodes don't have, one word in a record.
  enum Stored: Sendable {
    case none
    indirect case some(NodeMarks)

    var value: NodeMarks? { if case .some(let marks) = self { marks } else { nil } }
  }
}
