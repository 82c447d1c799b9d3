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
    let offered = Extent(
      max(0, width - safeArea.sum(.horizontal)), max(0, height - safeArea.sum(.vertical)))
    settle(root, offered)
    put(
      root, Double(safeArea.leading) + (offered.width - xs[root].length) / 2,
      Double(safeArea.top) + (offered.height - ys[root].length) / 2)
  }

  private func usable(_ length: CGFloat) -> Double {
    let length = Double(length)
    return length.isFinite && length > 0 ? length : 0
  }

  /// One loop over the array backwards, where every parent comes before its children.
  func placeAll() {
    let root = tree.root
    var node = nodes.count - 1
    while node >= 0 {
      let parent = Int(nodes[node].parent)
      let isRoot = node == root
      if isHidden(node, parent, isRoot) {
        infos[node].flags.insert(.hidden)
      } else {
        infos[node].flags.remove(.hidden)
        if isRoot { setPlace(node, 0, 0) } else { setPlace(node, places[parent].x, places[parent].y) }
        if nodes[node].childCount > 0 { arrange(node) }
        infos[node].flags.remove(.dirty)
      }
      node -= 1
    }
  }

  @inline(__always) func isHidden(_ node: Int, _ parent: Int, _ isRoot: Bool) -> Bool {
    if isRoot { return false }
    return parent < 0 || infos[parent].flags.contains(.hidden) || infos[node].flags.contains(.passedOver)
  }

  /// Works out a node's frame in the whole, and the same on the pixel grid.
  @inline(__always) func setPlace(_ node: Int, _ parentX: Double, _ parentY: Double) {
    let (across, down) = (xs[node].length, ys[node].length)
    let left = parentX + xs[node].origin
    let top = parentY + ys[node].origin
    places[node] = Place(x: left, y: top, width: across, height: down)
    let shown = direction == .leftToRight ? left : container.width - left - across
    let (x0, y0) = (onGrid(shown), onGrid(top))
    pixels[node] = Place(x: x0, y: y0, width: onGrid(shown + across) - x0, height: onGrid(top + down) - y0)
  }

  /// A coordinate on the pixel grid, halves up.
  @inline(__always) func onGrid(_ coordinate: Double) -> Double {
    let v = coordinate * pixelsPerPoint + 0.5
    // Beyond this all numbers are whole, and the conversion below would not hold them.
    guard v.magnitude < 0x1p52 else { return coordinate }
    let whole = Double(Int64(v))
    return (whole > v ? whole - 1 : whole) * pointsPerPixel
  }

  /// Where a node lies in the whole, unrounded, as shown.
  package func frame(of node: Int) -> CGRect {
    var place = places[node]
    if direction == .rightToLeft { place.x = container.width - place.x - place.width }
    return place.rect
  }

  /// Where a node lies on the pixel grid.
  package func pixelFrame(of node: Int) -> CGRect { pixels[node].rect }

  /// Everything that the last layout found.
  package func result() -> LayoutResult {
    LayoutResult(
      frames: (0..<nodes.count).map(frame(of:)), pixelFrames: (0..<nodes.count).map(pixelFrame(of:)),
      isPlaced: (0..<nodes.count).map { !infos[$0].flags.contains(.hidden) },
      warnings: repairs + overflows(), evaluations: evaluations)
  }
}
