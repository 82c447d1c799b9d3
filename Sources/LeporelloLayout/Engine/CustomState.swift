// A custom layout of a tree with what it keeps between calls.

import LeporelloGraphics

/// One custom layout in the engine; a class, since calls nest while its cache is being changed.
final class CustomState {
  let layout: AnyLayout
  var cache: AnyLayout.Cache?

  init(_ layout: AnyLayout) { self.layout = layout }
}
