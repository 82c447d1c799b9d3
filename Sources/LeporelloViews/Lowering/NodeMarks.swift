// What is said of a node beside its layout and its drawing.

/// The names and marks of a node.
package struct NodeMarks: Sendable, Hashable {
  /// The names given by `.id`, innermost first.
  package var ids: [String] = []
  /// Its order among its siblings; greater is in front.
  package var zIndex: Double = 0
  /// What it is called aloud.
  package var accessibilityLabel: String?
  /// Whether it is left out of what is read aloud.
  package var isAccessibilityHidden = false
}
