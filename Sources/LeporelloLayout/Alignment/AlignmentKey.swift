// The one form in which the engine keeps guides of both axes.

import LeporelloGraphics

/// A guide as the engine compares it: its identity and nothing else.
package struct AlignmentKey: Sendable, Hashable {
  package let id: any AlignmentID.Type

  package init(_ id: any AlignmentID.Type) { self.id = id }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    ObjectIdentifier(a.id) == ObjectIdentifier(b.id)
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}

/// The guides that come with the engine.
enum BuiltInGuide {
  enum Leading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  enum HorizontalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  enum Trailing: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width } }
  enum Top: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  enum VerticalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  enum Bottom: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height } }
  enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
