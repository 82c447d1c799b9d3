// Puts a stack's children in place.

import LeporelloGraphics

extension LayoutEngine {
  /// A stack with independent axes. Along its axis the proposal of the question is used again; across it, nil
  /// becomes the stack's final length.
  func arrangeStack(_ node: Int, _ axis: Axis, _ alignment: AlignmentCode) {
    let (along, across) = (states(axis), states(axis.across))
    let p = along[node].proposal
    if !same(along[node].asked, p) { _ = distribute(node, axis, p) }
    var cross = across[node].proposal
    if cross.isNaN { cross = across[node].length }
    let info = infos[node]
    var extent = across[node].length
    if !info.clamps(axis.across) {
      extent = 0
      for index in range(of: node) { extent = max(extent, length(Int(links[index]), axis.across, cross)) }
    }
    let share = alignment.rawValue == 0 ? 0 : alignment.rawValue == 1 ? 0.5 : 1
    let hasOwnGaps = info.flags.contains(.hasOwnGaps)
    var position = 0.0
    var isFirst = true
    for index in range(of: node) {
      let child = Int(links[index])
      if !isFirst { position += hasOwnGaps ? infos[child].gapBefore : info.gap }
      isFirst = false
      along[child].origin = position
      position += along[child].length
      let answer = infos[child].clamps(axis.across) ? across[child].clamped(cross) : length(child, axis.across, cross)
      take(child, across, cross, answer)
      across[child].origin = (extent - answer) * share
    }
  }

  /// A stack that is worked out on both axes at once.
  func arrangeCoupledStack(_ node: Int, _ axis: Axis, _ alignment: AlignmentCode) {
    let (along, across) = (states(axis), states(axis.across))
    var p = proposal(of: node)
    if p[axis.across].isNaN { p[axis.across] = across[node].length }
    _ = coupledStack(node, axis, alignment, p)
    let range = crossRange(node, axis, alignment)
    let hasOwnGaps = infos[node].flags.contains(.hasOwnGaps)
    var position = 0.0
    for (place, index) in self.range(of: node).enumerated() {
      let child = Int(links[index])
      if place > 0 { position += hasOwnGaps ? infos[child].gapBefore : infos[node].gap }
      along[child].origin = position
      position += along[child].length
      across[child].origin = -guide(alignment, axis.across, of: child) - range.low
    }
  }
}
