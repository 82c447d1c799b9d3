// A place for another module's live content.

/// A view that is a place for something live of another module's; it takes what it is offered.
package struct SlotView: PrimitiveView {
  let content: any Sendable
  let ideal: CGSize
  let name: String

  /// Creates a place.
  package init(_ content: any Sendable, name: String, ideal: CGSize = CGSize(width: 10, height: 10)) {
    (self.content, self.name, self.ideal) = (content, name, ideal)
  }

  package func lower(in environment: EnvironmentValues, into lowering: inout Lowering) {
    let node = lowering.tree.slot(ideal: ideal)
    lowering.add(node, name, .slot(.other(content), environment))
  }
}
