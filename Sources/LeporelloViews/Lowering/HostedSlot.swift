// Places in a page where something live goes.

/// What goes into a slot; closed.
package enum SlotContent: Sendable {
  /// A paged container.
  case tabView(TabViewSpec)
  /// Another module's content, which views carry and never look inside.
  case other(any Sendable)
}

/// A place in a page where something live goes.
package struct HostedSlot: Sendable {
  /// What goes there.
  package var content: SlotContent
  /// Where it goes, in the page's coordinates, rounded to pixels.
  package var frame: CGRect
  /// The slot's place among the page's slots, in the order of their description.
  package var index: Int
  /// The slot's node, below the nodes of the pages that it stands in.
  package var path: [Int] = []
  /// The `.id` nearest to the slot, or nil.
  package var id: String?
  /// What flows down to it.
  package var environment: EnvironmentValues
  /// The effects of the views around it, innermost first, each with its frame.
  var effects: [(Effect, CGRect)] = []

  /// A picture of the slot's content, in the page's coordinates, with the effects of the views around it.
  package func decorated(_ list: DisplayList) -> DisplayList {
    effects.reduce(list) { $1.0.applied(to: $0, frame: $1.1) }
  }
}
