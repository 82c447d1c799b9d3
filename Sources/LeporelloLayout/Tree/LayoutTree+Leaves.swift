// Builder calls for nodes without children.

package import LeporelloGraphics

extension LayoutTree {
  /// A shape or a colour: takes the proposal, and is 10 long where none is made.
  package mutating func shape() -> Int { add(.shape) }

  /// An image or another leaf of one size.
  package mutating func fixed(_ size: CGSize) -> Int { add(.fixed(width: size.width, height: size.height)) }

  /// A leaf of no size.
  package mutating func empty() -> Int { add(.fixed(width: 0, height: 0)) }

  /// Text, set by the measurer given to the layout.
  package mutating func text(_ block: TextBlock) -> Int {
    texts.append(block)
    return add(.text(Int32(texts.count - 1)))
  }

  /// Space that grows along the axis of its stack, or along both outside a stack.
  package mutating func spacer(minLength: CGFloat? = nil) -> Int {
    let node = add(.spacer(minLength: minLength ?? ViewSpacing.standard))
    nodes[node].priority = -.infinity
    oriented.append(Int32(node))
    return node
  }

  /// A line one pixel thick across the axis of its stack (level outside a stack).
  package mutating func divider() -> Int {
    let node = add(.divider)
    oriented.append(Int32(node))
    return node
  }

  /// Content hosted from outside: takes the proposal, and has this ideal size.
  package mutating func slot(ideal: CGSize = CGSize(width: 10, height: 10)) -> Int {
    add(.slot(idealWidth: ideal.width, idealHeight: ideal.height))
  }
}
