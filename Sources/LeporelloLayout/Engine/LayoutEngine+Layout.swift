// The run from the root down: places, frames in the whole, and frames on the pixel grid.

package import LeporelloGraphics

extension LayoutEngine {
  /// Lays the whole tree out in a size.
  package func layout(in size: CGSize, safeArea: EdgeInsets = EdgeInsets()) {
    onDeepStack {
      self.measureIfNeeded()
      self.placeRoot(in: size, safeArea: safeArea)
      self.placeAll()
    }
  }

  func measureIfNeeded() {
    if isMeasured { return }
    measure()
    isMeasured = true
  }

  /// Proposes the root the size less the safe area, and centres its answer there.
  func placeRoot(in size: CGSize, safeArea: EdgeInsets) {
    guard nodes.count > 0 else { return }
    let root = tree.root
    let (width, height) = (usable(size.width), usable(size.height))
    container = Extent(width, height)
    offered = Extent(
      max(0, width - safeArea.sum(.horizontal)), max(0, height - safeArea.sum(.vertical)))
    rootCorner = Place(x: Double(safeArea.leading), y: Double(safeArea.top))
    settle(root, offered)
    centreRoot()
  }

  /// Puts the root in the middle of its room.
  func centreRoot() {
    let root = tree.root
    put(
      root, rootCorner.x + (offered.width - xs[root].length) / 2,
      rootCorner.y + (offered.height - ys[root].length) / 2)
  }

  private func usable(_ length: CGFloat) -> Double {
    let length = Double(length)
    return length.isFinite && length > 0 ? length : 0
  }

  /// One loop over the array backwards, where every parent comes before its children; leaves are done with their
  /// parent.
  func placeAll() {
    areFramesCurrent = true
    let root = tree.root
    var node = nodes.count - 1
    while node >= 0 {
      if node == root {
        infos[node].flags.remove(.hidden)
        setPlace(node, Place())
      } else if nodes[node].parent < 0 {
        infos[node].flags.insert(.hidden)
      }
      if nodes[node].childCount > 0 { placeChildren(node) }
      node -= 1
    }
  }

  private func placeChildren(_ node: Int) {
    if infos[node].flags.contains(.hidden) {
      for index in range(of: node) { infos[Int(links[index])].flags.insert(.hidden) }
      return
    }
    arrange(node)
    infos[node].flags.subtract([.dirty, .replaced])
    let place = places[node]
    for index in range(of: node) {
      let child = Int(links[index])
      if infos[child].flags.contains(.passedOver) {
        infos[child].flags.insert(.hidden)
      } else {
        infos[child].flags.subtract([.hidden, .dirty])
        setPlace(child, place)
      }
    }
  }

  /// Where a node lies in the whole, before mirroring, given its parent's place.
  @inline(__always) func place(_ node: Int, in parent: Place) -> Place {
    Place(
      x: parent.x + xs[node].origin, y: parent.y + ys[node].origin, width: xs[node].length, height: ys[node].length)
  }

  /// Works out a node's frame in the whole, and the same on the pixel grid.
  @inline(__always) func setPlace(_ node: Int, _ parent: Place) { keep(place(node, in: parent), of: node) }

  /// Keeps a node's frame, and the same on the pixel grid.
  @inline(__always) func keep(_ place: Place, of node: Int) {
    places[node] = place
    pixels[node] = shown(place).onGrid(pixelsPerPoint, pointsPerPixel)
  }

  /// A place mirrored, where reading runs from right to left.
  @inline(__always) func shown(_ place: Place) -> Place {
    if direction == .leftToRight { return place }
    var place = place
    place.x = container.width - place.x - place.width
    return place
  }

  /// A node's place, also where it follows from changes above that no one has written down yet.
  private func currentPlace(of node: Int) -> Place {
    if areFramesCurrent { return places[node] }
    var path: [Int] = []
    var current = node
    while current >= 0, current != tree.root {
      path.append(current)
      current = Int(nodes[current].parent)
    }
    if current < 0 { return places[node] }
    return path.reversed().reduce(place(tree.root, in: Place())) { place($1, in: $0) }
  }

  /// Where a node lies in the whole, unrounded, as shown; after a `relayout` in steps for each level above the node.
  package func frame(of node: Int) -> CGRect { shown(currentPlace(of: node)).rect }

  /// Where a node lies on the pixel grid; after a `relayout` in steps for each level above the node.
  package func pixelFrame(of node: Int) -> CGRect {
    areFramesCurrent ? pixels[node].rect : shown(currentPlace(of: node)).onGrid(pixelsPerPoint, pointsPerPixel).rect
  }

  /// Everything that the last layout found.
  package func result() -> LayoutResult {
    updateFrames()
    return LayoutResult(
      frames: (0..<nodes.count).map(frame(of:)), pixelFrames: (0..<nodes.count).map(pixelFrame(of:)),
      isPlaced: (0..<nodes.count).map { !infos[$0].flags.contains(.hidden) },
      warnings: repairs + overflows(), evaluations: evaluations)
  }
}
