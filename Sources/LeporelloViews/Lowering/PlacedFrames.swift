// The frames that layout found, in the page's coordinates.

/// Each node's frame, unrounded and rounded to pixels.
struct PlacedFrames: Sendable {
  private(set) var exact: [CGRect]
  private(set) var pixel: [CGRect]
  let isPlaced: [Bool]

  init(_ result: LayoutResult, of lowering: Lowering) {
    (exact, pixel, isPlaced) = (result.frames, result.pixelFrames, result.isPlaced)
    if lowering.hasMirrors { mirror(lowering) }
  }

  /// Moves the frames to a page's origin, and if the root is larger than the page, to its beginning.
  mutating func place(
    root: NodeID, in size: CGSize, at origin: CGPoint, _ overflow: LoweredPage.Overflow, _ direction: LayoutDirection
  ) {
    func shift(_ frame: CGRect) -> CGPoint {
      var shift = origin
      guard overflow == .fromStart else { return shift }
      if frame.height > size.height { shift.y -= frame.minY }
      if frame.width > size.width { shift.x += direction == .leftToRight ? -frame.minX : size.width - frame.maxX }
      return shift
    }
    move(&exact, by: shift(exact[root]))
    move(&pixel, by: shift(pixel[root]))
  }

  private func move(_ frames: inout [CGRect], by offset: CGPoint) {
    guard offset != .zero else { return }
    for index in frames.indices { frames[index] = frames[index].offsetBy(dx: offset.x, dy: offset.y) }
  }

  /// Turns the content of nodes that read against the direction around them, each in its own frame.
  private mutating func mirror(_ lowering: Lowering) {
    // x' = sign * x + shift, for the content of each node; parents come after their children in the array.
    struct Map {
      var sign: CGFloat = 1
      var shift: CGFloat = 0
      func callAsFunction(_ rect: CGRect) -> CGRect {
        let x = sign > 0 ? rect.minX + shift : shift - rect.maxX
        return CGRect(x: x, y: rect.minY, width: rect.width, height: rect.height)
      }
      func turned(in frame: CGRect) -> Map {
        Map(sign: -sign, shift: frame.minX + frame.maxX - shift)
      }
    }
    var exactMaps = [Map](repeating: Map(), count: exact.count)
    var pixelMaps = exactMaps
    for index in exact.indices.reversed() {
      let parent = Int(lowering.tree.nodes[index].parent)
      let (exactMap, pixelMap) = parent >= 0 ? (exactMaps[parent], pixelMaps[parent]) : (Map(), Map())
      exact[index] = exactMap(exact[index])
      pixel[index] = pixelMap(pixel[index])
      let isTurned = index < lowering.records.count && lowering.records[index].isMirrored
      exactMaps[index] = isTurned ? exactMap.turned(in: exact[index]) : exactMap
      pixelMaps[index] = isTurned ? pixelMap.turned(in: pixel[index]) : pixelMap
    }
  }
}
