// A finger on the pages: it holds the change, turns it round, and lets it go.

import LeporelloContainment
import LeporelloGraphics
import LeporelloTransitions

extension TabContainerController {
  /// How fast a finger must be to decide by its speed alone, in points a second.
  static var flick: Double { 300 }
  /// How far a scripted finger goes before it lets go, in pages.
  static var reach: Double { 0.6 }

  /// A finger comes down. It takes over whatever moves, in its place.
  @discardableResult
  package func beginDrag() -> Bool {
    guard presence == .shown, let selection = state.selection else { return false }
    stopAdvancing()
    cancelItems()
    let now = StageCore.current.now
    tally.fingers += 1
    if let turn = state.turn {
      let fraction = turn.fraction(at: now)
      let way = turn.look == .pull ? Self.unbanded(fraction) : fraction
      drag = PageDrag(anchor: turn.from, base: Double(turn.direction) * way)
      state.move(.held(fraction))
    } else {
      drag = PageDrag(anchor: selection, base: 0)
    }
    enter(.dragging)
    return true
  }

  /// Whether a finger is on the pages.
  package var isDragged: Bool { drag != nil }

  /// The finger moved so many pages from where it came down, forward being positive; it pulls one page at most.
  package func moveDrag(to progress: Double) {
    guard let drag, progress.isFinite else { return }
    let total = min(max(drag.base + progress, -1), 1)
    let direction = total < 0 ? -1 : 1
    if let turn = state.turn, turn.look != .pull {
      if Double(turn.direction) * total >= 0 { return state.move(.held(abs(total))) }
      // A change that a finger did not begin ends at its own page.
      if !turn.isInteractive { return state.move(.held(0)) }
      conclude(completed: false, interrupted: true)
    }
    if let turn = state.turn {
      if turn.direction == direction { return state.move(.held(Self.banded(abs(total)))) }
      state.end(on: turn.from)
    }
    guard total != 0 else { return }
    if let next = neighbour(of: drag.anchor, towards: direction, asks: true) {
      open(
        PageTurn(
          from: drag.anchor, to: next, direction: direction,
          loop: (direction > 0 ? next < drag.anchor : next > drag.anchor) ? spec.tabs.count : nil, look: .strip,
          isInteractive: true,
          passes: false, motion: .held(abs(total))), in: .scroll)
    } else {
      state.begin(
        PageTurn(
          from: drag.anchor, to: drag.anchor, direction: direction, loop: nil, look: .pull, isInteractive: true,
          passes: false, motion: .held(Self.banded(abs(total)))))
    }
  }

  /// The finger lets go at a speed in points a second, forward being positive: a fast one decides by its direction, a
  /// slow one by which page is nearer.
  package func endDrag(velocity: Double) {
    guard drag != nil else { return }
    drag = nil
    guard let turn = state.turn else { return rest() }
    let speed = velocity.isFinite ? velocity * Double(turn.direction) : 0
    let changes = pageStep > 0 ? speed / Double(pageStep) : 0
    guard turn.look != .pull else { return settle(to: 0, velocity: changes) }
    let fraction = turn.fraction(at: StageCore.current.now)
    // In the middle the page stays, as a selection flips beyond it only.
    // A change that began in the middle of another has no page of its own to go back to.
    let completes = !turn.start.isEmpty || (abs(speed) > Self.flick ? speed > 0 : fraction > 0.5 + 1e-6)
    settle(to: completes ? 1 : 0, velocity: changes)
  }

  /// The finger is taken away; the pages go back.
  package func cancelDrag() {
    guard drag != nil else { return }
    drag = nil
    guard let turn = state.turn else { return rest() }
    settle(to: turn.start.isEmpty ? 0 : 1, velocity: 0)
  }

  /// A finger comes, moves at a speed in points a second and lets go, all on the clock.
  package func swipe(_ direction: Int, velocity: Double) {
    guard velocity.isFinite, velocity > 0 else { return }
    let sign = direction < 0 ? -1.0 : 1.0
    // A pull has no page on its side; a swipe to the other side is one to a page.
    if let turn = state.turn, turn.look == .pull, Double(turn.direction) != sign {
      conclude(completed: false, interrupted: true)
    }
    guard beginDrag() else { return }
    // Just enough to say which way; where it goes on from is where the pages are.
    moveDrag(to: sign * 1e-9)
    guard let turn = state.turn else { return endDrag(velocity: 0) }
    let core = StageCore.current
    let from = turn.fraction(at: core.now)
    let forward = Double(turn.direction) == sign
    let far = turn.look == .pull ? Self.banded(Self.reach) : Self.reach
    let goal = forward ? max(from, far) : min(from, 1 - far)
    let seconds = abs(goal - from) * Double(pageStep) / velocity
    state.move(.moving(from: from, to: goal, start: core.now, timing: Timing(duration: seconds, curve: .linear)))
    let item = core.schedule(after: seconds, label: "\(traceName) is swiped", finite: true) { [weak self] in
      self?.endDrag(velocity: sign * velocity)
    } interrupted: { [weak self] in
      self?.conclude(completed: false, interrupted: true)
    }
    keep(item)
  }

  /// The page that a swipe reaches from a place; nil where there is none.
  package func neighbour(of index: Int, towards direction: Int, asks: Bool = false) -> Int? {
    let count = spec.tabs.count
    guard count > 1 else { return nil }
    var place = index
    for _ in 1..<count {
      place += direction
      if loops { place = ((place % count) + count) % count }
      guard spec.tabs.indices.contains(place) else { return nil }
      guard spec.tabs[place].isDisabled else {
        guard asks, refuses(place) else { return place }
        emit(.refused(spec.tabs[place].name))
        return nil
      }
      if spec.paging.disabledTabs == .stop { return nil }
    }
    return nil
  }

  /// How far a page gives way at an edge behind which there is none.
  static func banded(_ pages: Double) -> Double { 1 - 1 / (pages * 0.55 + 1) }

  /// How far a finger has pulled, given how far the page gave way.
  static func unbanded(_ share: Double) -> Double { (1 / (1 - min(max(share, 0), 0.99)) - 1) / 0.55 }

  /// The container that a swipe from this one reaches: itself, or one around it where it has no page that way and hands
  /// swipes on.
  package func taker(of direction: Int) -> TabContainerController? {
    let around = containerAround
    guard spec.swipes else { return around?.taker(of: direction) }
    let moves = state.turn != nil || state.selection.map { neighbour(of: $0, towards: direction) != nil } ?? false
    if moves || spec.paging.nesting == .contain { return self }
    return around?.taker(of: direction) ?? self
  }

  /// The nearest paged container that this one is in.
  package var containerAround: TabContainerController? {
    var next = parent
    while let controller = next {
      if let container = controller as? TabContainerController { return container }
      next = controller.parent
    }
    return nil
  }
}
