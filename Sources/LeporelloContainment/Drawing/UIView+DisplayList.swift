// Lowers a tree of views into a display list.

package import LeporelloGraphics

/// Makes a view's content from its subviews' pictures, which the given function draws in the view's own coordinates.
package typealias ViewComposition = @MainActor (_ draw: @MainActor (UIView) -> DisplayList) -> DisplayList

extension UIView {
  /// What the view and all it holds show, in the superview's coordinates.
  package var displayList: DisplayList {
    guard !isHidden, alpha > 0 else { return .empty }
    var inside = DisplayList()
    if let color = backgroundColor?.rgba, color.alpha > 0 { inside.append(.fill(Path(bounds), .color(color))) }
    inside.append(contentsOf: content)
    if inside.isEmpty { return inside }
    if clipsToBounds { inside = DisplayList([.clip(Path(bounds), inside)]) }
    if alpha < 1 { inside = DisplayList([.opacity(Double(alpha), inside)]) }
    return placed(inside)
  }

  private var content: DisplayList {
    if let composition { return composition { $0.displayList } }
    return subviews.reduce(into: DisplayList()) { $0.append(contentsOf: $1.displayList) }
  }

  /// The list moved from the view's own coordinates into its superview's.
  private func placed(_ list: DisplayList) -> DisplayList {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let offset = CGPoint(x: center.x - middle.x, y: center.y - middle.y)
    guard !transform.isIdentity else {
      var moved = DisplayList()
      moved.append(list, at: offset)
      return moved
    }
    let map = CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    return DisplayList([.transform(map, list)])
  }
}
