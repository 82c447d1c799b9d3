// One run of a script under the explorer's eyes.

import LeporelloContainment
import LeporelloGraphics
import LeporelloPages

extension Storyboard {
  /// What does not hold while a script is played and when all is over.
  @MainActor func breaches(playing script: [any ScriptStep]) throws(StoryboardError) -> [String] {
    try run(.rehearsal(Rehearsal())) { run throws(StoryboardError) in
      let watch = PagerWatch()
      run.watch = watch
      // Settling is watched too, so it passes as time.
      try run.play(script.map { $0 is Settle ? Wait(1.5) : $0 } + [Lift(), Wait(1.5)]) {}
      return watch.breaches + watch.atRest(run) + run.stage.trace.violations.map(\.message)
        + run.stage.trace.breaches()
    }
  }
}

/// Takes a forgotten finger off the pages, so that what is left open is a container's fault.
private struct Lift: ScriptStep {
  var label: String { "the end" }
  @MainActor func perform(in run: ScriptRun) throws { run.dragged?.endDrag(velocity: 0) }
}

/// Watches the containers of a run from sample to sample.
@MainActor final class PagerWatch {
  private(set) var breaches: [String] = []
  private var last: [String: PagerReport] = [:]
  /// How far apart samples are, in nanoseconds.
  static let interval: Int64 = 16_666_667

  /// Looks at the containers after an interval.
  func sample(_ run: ScriptRun) {
    var seen: [String: PagerReport] = [:]
    for container in run.containers where container.viewIfLoaded?.window != nil {
      let before = last[container.traceName]
      // What rests cannot jump, and a report costs a layout.
      guard container.isTurning || before?.isTurning == true else { continue }
      let report = container.pagerReport
      if let before { compare(before, report) }
      seen[report.name] = report
    }
    last = seen
  }

  private func compare(_ before: PagerReport, _ after: PagerReport) {
    guard before.updates == after.updates, before.fingers == after.fingers, !before.isHeld, !after.isHeld,
      before.isTurning
    else { return }
    // A change without duration begins and ends between two looks.
    if before.begun != after.begun, !after.isTurning { return }
    let speed = max(before.greatestSpeed ?? 0, after.greatestSpeed ?? 0)
    let reach = speed * Double(Self.interval) / 1e9 * 1.05 + 0.01
    let moved = abs(after.position - before.position)
    // Over the end of a loop the places start again.
    let way = after.loop.map { min(moved, abs(Double($0) - moved)) } ?? moved
    if way > reach {
      breaches.append("\(after.name) jumps from \(before.position) to \(after.position)")
    }
  }

  /// What does not hold when all is over.
  func atRest(_ run: ScriptRun) -> [String] {
    run.containers.flatMap { container in
      let report = container.pagerReport
      var found: [String] = []
      if report.isTurning, !report.isHeld { found.append("\(report.name) still turns") }
      if report.begun - report.ended != (report.isTurning ? 1 : 0), !report.isHeld {
        found.append("\(report.name) began \(report.begun) changes and ended \(report.ended)")
      }
      if !report.isTurning {
        let wanted = report.selection.map { [container.tabNames[$0]] } ?? []
        if report.shownPages != wanted { found.append("\(report.name) shows \(report.shownPages), not \(wanted)") }
        if report.indicator != report.selectedSpan { found.append("\(report.name)'s indicator is not at its item") }
      }
      return found
    }
  }
}
