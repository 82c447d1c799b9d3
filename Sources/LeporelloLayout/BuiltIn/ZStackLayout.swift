// A pile as a layout.

import LeporelloGraphics

/// What `ZStack` does, as a layout.
public struct ZStackLayout: BuiltInLayout {
  /// The guides on which the subviews line up.
  public var alignment: Alignment

  /// Creates a pile.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  package func add(to tree: inout LayoutTree, _ children: [Int]) -> Int {
    tree.zstack(children, alignment: alignment)
  }
}
