// A change from its beginning to its end; each has one of each, whatever happens between.

import LeporelloContainment
import LeporelloGraphics
import LeporelloTransitions
import LeporelloViews

extension TabContainerController {
  /// Whether the first page follows the last.
  var loops: Bool { spec.paging.loops && spec.tabs.count > 1 }

  /// Begins a change by code, a tap or the clock.
  func turn(
    from old: Int, to new: Int, by cause: SelectionCause, after interruption: Interruption,
    completion: ((Bool) -> Void)?
  ) {
    let wraps = cause == .clock && loops && new == 0 && old == spec.tabs.count - 1 && old > 0
    let passes = spec.paging.farJump == .pass && abs(new - old) > 1 && !wraps && interruption.start.isEmpty
    var turn = PageTurn(
      from: old, to: new, direction: wraps ? 1 : (new > old ? 1 : -1), loop: wraps ? spec.tabs.count : nil,
      look: passes ? .strip : .transition, isInteractive: false, passes: passes,
      motion: .moving(from: 0, to: 1, start: StageCore.current.now, timing: spec.turning.timing))
    (turn.start, turn.picture) = (interruption.start, interruption.picture)
    open(turn, in: cause == .tap && spec.isTabBar ? .tabBar : .transition)
    if let completion { work?.completions.append((spec.identity(of: new), completion)) }
    enter(.turning)
    run()
    if passes { announcePassing(turn) }
  }

  /// Sends the wills and puts both pages in place.
  func open(_ turn: PageTurn, in order: AppearanceOrder) {
    let isNew = pages[spec.identity(of: turn.to)] == nil
    let (from, to) = (page(at: turn.from), page(at: turn.to))
    if isNew, order == .tabBar { to.didMove(toParent: self) }
    // In the tree before its will, and silently: the wills are sent by hand, in their order.
    arrange {
      to.view.frame = pageFrame
      pagesView.addSubview(to.view)
    }
    let animated = turn.isInteractive || spec.turning.timing.end > 0
    order.begin(from: from, to: to, animated: animated)
    state.begin(turn)
    work = TurnWork(
      from: from, to: to, order: order, animated: animated, owesDidMove: isNew && order != .tabBar)
    tally.begun += 1
    emit(.began(spec.tabs[turn.to].name))
    if turn.passes {
      for index in min(turn.from, turn.to)...max(turn.from, turn.to) { warm(index) }
    }
    if spec.paging.peek > 0 { for index in [turn.to - 1, turn.to + 1] { warm(looped(index)) } }
  }

  private func looped(_ index: Int) -> Int {
    let count = spec.tabs.count
    return loops ? ((index % count) + count) % count : index
  }

  /// Lets the clock end the change when its motion is over; at once where the stage goes away.
  func run() {
    guard let turn = state.turn, case .moving(_, let goal, _, let timing) = turn.motion else { return }
    let core = StageCore.current
    cancelItems()
    let name = turn.look == .pull ? spec.tabs[turn.from].name : spec.tabs[turn.to].name
    let item = core.schedule(after: timing.end, label: "\(traceName) turns to \(name)", finite: true) { [weak self] in
      self?.conclude(completed: goal >= 1, interrupted: false)
    } interrupted: { [weak self] in
      self?.conclude(completed: goal >= 1, interrupted: true)
    }
    keep(item)
  }

  /// Keeps a clock's item with the change, so that it goes with it.
  func keep(_ item: Int) {
    if work != nil { work?.items.append(item) } else { pullItems.append(item) }
  }

  func cancelItems() {
    let core = StageCore.current
    for item in (work?.items ?? []) + pullItems { core.cancel(item) }
    work?.items = []
    pullItems = []
  }

  /// Lets the change go on to one of its ends by itself; the velocity is in changes a second, towards the new page.
  func settle(to goal: Double, velocity: Double) {
    guard let turn = state.turn else { return }
    let now = StageCore.current.now
    state.move(
      .settling(
        from: turn.fraction(at: now), to: goal, velocity: velocity, start: now))
    enter(.settling)
    run()
  }

  /// Ends the change: the dids, or the wills back and their dids; then whoever waits for it.
  func conclude(completed: Bool, interrupted: Bool) {
    guard let turn = state.turn else { return }
    cancelItems()
    guard turn.look != .pull, let work else {
      state.end(on: turn.from)
      if !interrupted { rest() }
      return
    }
    self.work = nil
    let end = completed ? turn.to : turn.from
    state.end(on: end)
    if completed {
      barOffsets = [:]
      work.order.end(from: work.from, to: work.to)
    } else {
      work.order.cancel(from: work.from, to: work.to, animated: work.animated)
    }
    finish(work, turn: turn, completed: completed, interrupted: interrupted)
  }

  /// The container goes out of sight in the middle of a change: nobody appears, and the page that stays waits for the
  /// container's own did.
  func cover(animated: Bool) {
    drag = nil
    guard let turn = state.turn else { return }
    guard turn.look != .pull, let work else { return conclude(completed: false, interrupted: true) }
    cancelItems()
    self.work = nil
    let completed = (turn.motion.goal ?? 0) >= 1
    state.end(on: completed ? turn.to : turn.from)
    if completed { barOffsets = [:] }
    work.to.beginAppearanceTransition(false, animated: animated)
    (completed ? work.from : work.to).endAppearanceTransition()
    waitingPage = completed ? work.to : work.from
    finish(work, turn: turn, completed: completed, interrupted: true)
  }

  private func finish(_ work: TurnWork, turn: PageTurn, completed: Bool, interrupted: Bool) {
    let leaving = completed ? work.from : work.to
    arrange { leaving.viewIfLoaded?.removeFromSuperview() }
    if work.owesDidMove { work.to.didMove(toParent: self) }
    tally.ended += 1
    let end = completed ? turn.to : turn.from
    emit(completed ? .committed(spec.tabs[turn.to].name) : .cancelled(spec.tabs[turn.to].name))
    if interrupted { note(shown: end) } else { rest() }
    let shown = spec.identity(of: end)
    for completion in work.completions { completion.call(!interrupted && completion.page == shown) }
  }

  /// Tells of the pages that pass by, each at its moment.
  private func announcePassing(_ turn: PageTurn) {
    guard case .moving(_, _, _, let timing) = turn.motion else { return }
    let places = stride(from: turn.from + turn.direction, to: turn.to, by: turn.direction)
    for (number, place) in places.enumerated() {
      let share = Double(number + 1) / abs(turn.stride)
      let name = spec.tabs[place].name
      let item = StageCore.current.schedule(
        after: timing.time(of: share), label: "\(traceName) passes \(name)", finite: true
      ) { [weak self] in self?.emit(.passed(name)) }
      keep(item)
    }
  }
}

extension Timing {
  /// When a share of the way is gone, in seconds; by halving.
  func time(of share: Double) -> TimeInterval {
    var (low, high) = (0.0, end)
    guard high.isFinite else { return 0 }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if value(at: middle) < share { low = middle } else { high = middle }
    }
    return high
  }
}
