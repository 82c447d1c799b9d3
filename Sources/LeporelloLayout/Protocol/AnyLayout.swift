// A layout whose type is not known, so that a tree can hold any.

import LeporelloGraphics

/// A layout of any type.
public struct AnyLayout: Sendable {
  let base: any Layout

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) { base = layout }
}
