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
  /// Frames of clean nodes inside a moved parent follow on the next question for a frame; here only what is new
  /// relative to its parent is worked out.
  @discardableResult package func relayout() -> Int {
    var count = 0
    onDeepStack { count = self.relayoutPending() }
    return count
  }

  private func relayoutPending() -> Int {
    guard nodes.count > 0, isMeasured else { return 0 }
    let root = tree.root
    let before = proposal(of: root)
    settle(root, before)
    put(
      root, (container.width - xs[root].length) / 2, (container.height - ys[root].length) / 2)
    infos[root].flags.insert(.dirty)
    pending.removeAll(keepingCapacity: true)
    pending.append(Int32(root))
    var count = 0
    while let node = pending.popLast() {
      arrange(Int(node))
      infos[Int(node)].flags.remove(.dirty)
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

  /// Brings all frames up to date after `relayout`.
  package func updateFrames() {
    var node = nodes.count - 1
    while node >= 0 {
      let parent = Int(nodes[node].parent)
      let isRoot = node == tree.root
      if isHidden(node, parent, isRoot) {
        infos[node].flags.insert(.hidden)
      } else {
        infos[node].flags.remove(.hidden)
        if isRoot { setPlace(node, 0, 0) } else { setPlace(node, places[parent].x, places[parent].y) }
      }
      node -= 1
    }
  }
}
