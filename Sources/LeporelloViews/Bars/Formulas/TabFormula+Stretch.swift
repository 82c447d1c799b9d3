// 2: stretch, keep large ones.

extension TabFormula {
  /// Equal shares of a room, except that items longer than the share keep their length and the others share the rest.
  ///
  /// Items are tried until no new one is too long; at most as many rounds as there are items.
  package static func stretched(_ natural: [CGFloat], to room: CGFloat) -> [CGFloat] {
    var isKept = natural.map { _ in false }
    while isKept.contains(false) {
      let kept = natural.indices.filter { isKept[$0] }
      let share = (room - kept.reduce(0) { $0 + natural[$1] }) / CGFloat(natural.count - kept.count)
      let long = natural.indices.filter { !isKept[$0] && natural[$0] > share }
      if long.isEmpty { return natural.indices.map { isKept[$0] ? natural[$0] : share } }
      for index in long { isKept[index] = true }
    }
    return natural
  }
}
