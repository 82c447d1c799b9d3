// Which way a page is.

extension TabContainerController {
  /// The direction in which a swipe reaches a page from the selected one; nil where one swipe doesn't.
  package func direction(to index: Int) -> Int? {
    let from = state.turn?.from ?? state.selection
    guard let from else { return nil }
    return [1, -1].first { neighbour(of: from, towards: $0) == index }
  }
}
