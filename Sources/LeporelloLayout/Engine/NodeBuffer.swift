// The one place where the engine touches raw memory: an array without bounds or uniqueness checks.

/// Plain values of one kind, one for each node, in memory that the engine owns.
///
/// The engine allocates a buffer for the nodes of its tree and never indexes beyond them: indices come from the
/// tree, which checks them as nodes are added.
struct NodeBuffer<Element> {
  private let start: UnsafeMutablePointer<Element>
  let count: Int

  init(repeating element: Element, count: Int) {
    self.count = count
    start = .allocate(capacity: max(count, 1))
    start.initialize(repeating: element, count: max(count, 1))
  }

  /// Copies an array; an empty one still has room for a filler, so that the memory is never empty.
  init(_ array: [Element], filler: Element) {
    self.init(repeating: filler, count: array.count)
    for index in array.indices { start[index] = array[index] }
  }

  @inline(__always) subscript(_ index: Int) -> Element {
    get { start[index] }
    nonmutating _modify { yield &start[index] }
  }

  /// Gives the memory back; the owner calls it once.
  func deallocate() {
    start.deinitialize(count: max(count, 1))
    start.deallocate()
  }
}
