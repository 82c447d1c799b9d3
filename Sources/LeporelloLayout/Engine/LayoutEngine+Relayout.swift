// After one leaf changed: only the path to the root is measured again, and clean subtrees are skipped.

package import LeporelloGraphics

extension LayoutEngine {
  /// Replaces what a node is, keeping its children; the next `relayout` brings the rest up to date.
  package func change(_ node: Int, to kind: LayoutNode.Kind) {
    nodes[node].kind = kind
    repairs.removeAll { $0.node == node }
    repair(node)
    markPath(node)
  }

  /// Replaces a text.
  package func change(_ node: Int, to block: TextBlock) {
    guard case .text(let index) = nodes[node].kind else { return }
    tree.texts[Int(index)] = block
    markPath(node)
  }

  /// Measures a node and those above it again, as far as anything changes.
  private func markPath(_ node: Int) {
    guard isMeasured else { return }
    guideMemo.removeAll()
    var current = node
    while current >= 0 {
      let (x, y, info) = (xs[current], ys[current], infos[current])
      if case .custom(let index) = nodes[current].kind { updateCustom(current, Int(index)) }
      measure(current)
      let isSame =
        info.isIndependent && infos[current].isIndependent && info.spacing == infos[current].spacing
        && (x.min, x.ideal, x.max) == (xs[current].min, xs[current].ideal, xs[current].max)
        && (y.min, y.ideal, y.max) == (ys[current].min, ys[current].ideal, ys[current].max)
        && info.flags.union(.dirty) == infos[current].flags.union(.dirty)
      current = Int(nodes[current].parent)
      // A leaf whose bounds are as before leaves all above as it was, but the leaf itself is placed again.
      if isSame, node != current, nodes[node].childCount == 0 { return pendPath(from: current) }
    }
    pendPath(from: -1)
  }

  /// Nodes above may need a visit although their bounds are as before.
  private func pendPath(from node: Int) {
    var current = node
    while current >= 0 {
      infos[current].flags.insert(.dirty)
      current = Int(nodes[current].parent)
    }
  }

  /// Lays out again what changed, in the same size, and returns how many nodes had their children placed again.
  ///
  /// Only what is new relative to its parent is worked out. A question for a frame afterwards adds up the places
  /// above it; `updateFrames` writes all frames that changed.
  @discardableResult package func relayout() -> Int {
    var count = 0
    onDeepStack { count = self.relayoutPending() }
    return count
  }

  private func relayoutPending() -> Int {
    guard nodes.count > 0, isMeasured else { return 0 }
    areFramesCurrent = false
    let root = tree.root
    settle(root, proposal(of: root))
    centreRoot()
    infos[root].flags.insert(.dirty)
    pending.removeAll(keepingCapacity: true)
    pending.append(Int32(root))
    var count = 0
    while let node = pending.popLast() {
      arrange(Int(node))
      infos[Int(node)].flags.remove(.dirty)
      infos[Int(node)].flags.insert(.replaced)
      count += 1
      for index in range(of: Int(node)) {
        let child = Int(links[index])
        if infos[child].flags.contains(.dirty) {
          if nodes[child].childCount > 0 { pending.append(links[index]) } else { infos[child].flags.remove(.dirty) }
        }
      }
    }
    return count
  }

  /// Writes the frames that `relayout` changed and returns how many there are: it walks into what moved and into
  /// what was placed again, and passes over the rest.
  @discardableResult package func updateFrames() -> Int {
    if areFramesCurrent { return 0 }
    areFramesCurrent = true
    let root = tree.root
    setPlace(root, Place())
    pending.removeAll(keepingCapacity: true)
    pending.append(Int32(root))
    var count = 1
    while let node = pending.popLast() { count += updateChildren(Int(node)) }
    return count
  }

  private func updateChildren(_ node: Int) -> Int {
    let parent = places[node]
    let isHidden = infos[node].flags.contains(.hidden)
    infos[node].flags.remove(.replaced)
    var count = 0
    for index in range(of: node) {
      let child = Int(links[index])
      let flags = infos[child].flags
      let hides = isHidden || flags.contains(.passedOver)
      let place = place(child, in: parent)
      if hides == flags.contains(.hidden), hides || place == places[child], !flags.contains(.replaced) { continue }
      count += 1
      if hides {
        infos[child].flags.insert(.hidden)
      } else {
        infos[child].flags.remove(.hidden)
        keep(place, of: child)
      }
      if nodes[child].childCount > 0 { pending.append(links[index]) }
    }
    return count
  }
}
