// The list of what a view or a controller holds. Letting go of a tree takes no more stack the deeper the tree is.

/// Holds objects that hold lists of their own kind.
final class NestedList<Element: AnyObject> {
  var items: [Element] = []
  private let inner: (Element) -> NestedList?

  init(inner: @escaping (Element) -> NestedList?) { self.inner = inner }

  deinit {
    var waiting = items
    items = []
    while var last = waiting.popLast() {
      // What nobody else holds goes now; what it holds waits here instead of going inside it.
      guard isKnownUniquelyReferenced(&last), let list = inner(last) else { continue }
      waiting += list.items
      list.items = []
    }
  }
}
