// The shortest way from a tree to frames in a test.

import LeporelloGraphics
import LeporelloLayout

/// Lays a tree out and reads frames as four numbers.
struct Laid {
  let result: LayoutResult

  init(
    _ width: CGFloat, _ height: CGFloat, direction: LayoutDirection = .leftToRight, scale: CGFloat = 1,
    _ build: (inout LayoutTree) -> Int
  ) {
    var tree = LayoutTree()
    tree.root = build(&tree)
    result = tree.layout(
      in: CGSize(width: width, height: height), measurer: AreaText(), scale: scale, direction: direction)
  }

  subscript(node: Int) -> [Double] {
    let frame = result.frames[node]
    return [frame.minX, frame.minY, frame.width, frame.height].map { (Double($0) * 1000).rounded() / 1000 }
  }

  func pixels(_ node: Int) -> [Double] {
    let frame = result.pixelFrames[node]
    return [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
  }
}

extension LayoutTree {
  /// A shape in a frame of one size.
  mutating func box(_ width: CGFloat, _ height: CGFloat) -> Int {
    let inner = shape()
    return frame(inner, width: width, height: height)
  }

  /// A shape with a least and a most width.
  mutating func wide(_ least: CGFloat?, _ most: CGFloat?) -> Int {
    let inner = shape()
    return flexFrame(inner, minWidth: least, maxWidth: most)
  }
}
