// A tree whose frames were worked out by hand from the rules.

import LeporelloGraphics
import LeporelloLayout
import Testing

/// What is laid out in which window, and where the watched nodes must stand.
struct DerivedFrames: Sendable, CustomTestStringConvertible {
  let sentence: String
  let size: CGSize
  let direction: LayoutDirection
  let scale: CGFloat
  let expected: [[Double]]
  let build: @Sendable (inout LayoutTree) -> (root: Int, watched: [Int])

  init(
    _ sentence: String, _ width: CGFloat, _ height: CGFloat, _ expected: [[Double]],
    direction: LayoutDirection = .leftToRight, scale: CGFloat = 1,
    _ build: @escaping @Sendable (inout LayoutTree) -> (root: Int, watched: [Int])
  ) {
    (self.sentence, self.expected, self.build) = (sentence, expected, build)
    (self.direction, self.scale) = (direction, scale)
    size = CGSize(width: width, height: height)
  }

  /// A row without a stated height: its children's widths in a window 20 high.
  static func row(
    _ sentence: String, _ room: CGFloat, _ widths: [Double], spacing: CGFloat? = 0,
    _ build: @escaping @Sendable (inout LayoutTree) -> [Int]
  ) -> DerivedFrames {
    DerivedFrames(sentence, room, 20, widths.map { [$0] }) { tree in
      let nodes = build(&tree)
      return (tree.hstack(nodes, spacing: spacing), nodes)
    }
  }

  var testDescription: String { sentence }

  /// The watched nodes' frames, or their widths where only those are stated.
  func frames(pixels: Bool = false) -> [[Double]] {
    var watched: [Int] = []
    let laid = Laid(size.width, size.height, direction: direction, scale: scale) { tree in
      let built = build(&tree)
      watched = built.watched
      return built.root
    }
    let statesWidths = expected.allSatisfy { $0.count == 1 }
    return watched.map { node in
      let frame = pixels ? laid.pixels(node) : laid[node]
      return statesWidths ? [frame[2]] : frame.map { ($0 * 1000).rounded() / 1000 }
    }
  }
}
