// Animations that a gesture holds: what an animator schedules is kept back until the gesture lets go, then runs the
// rest of the way, or back.

import LeporelloGraphics

/// Scheduled work that a gesture keeps back.
@MainActor final class HeldItems {
  struct Item {
    let delay: TimeInterval
    let label: String
    let action: @MainActor () -> Void
    let interrupted: @MainActor () -> Void
  }

  var items: [Item] = []
  private var groups: [AnimationGroup] = []
  private var record = AnimatorRecord()

  /// Takes an animation in, which counts its own length before it is kept at its start.
  func hold(_ group: AnimationGroup) { groups.append(group) }

  /// Notes a change, to take it back where the gesture is called off.
  func note(_ view: UIView, _ property: ViewProperty, _ before: ViewModel) {
    record.note(view, property, before: before)
  }

  /// Shows what was kept at a time of its own.
  func scrub(to time: TimeInterval) { for group in groups { group.shift(to: time, rate: 0) } }

  /// Schedules what was kept: on the way forward each item keeps its distance to the end, on the way back all come
  /// when the start is reached again, where the views are as they were.
  func release(after rest: TimeInterval, progress: TimeInterval, reversed: Bool) {
    for group in groups { group.shift(to: progress, rate: reversed ? -1 : 1) }
    groups = []
    if reversed {
      let record = record
      StageCore.current.schedule(
        after: rest, label: "gesture called off", finite: true, action: { record.place(at: .start) },
        interrupted: { record.place(at: .start) })
    }
    for item in items {
      let delay = reversed ? rest : max(0, item.delay - progress)
      StageCore.current.schedule(
        after: delay, label: item.label, finite: true, action: item.action, interrupted: item.interrupted)
    }
    items = []
  }
}

extension StageCore {
  /// Keeps back what is scheduled while the body runs.
  func hold(in items: HeldItems, _ body: () -> Void) {
    let outer = holding
    holding = items
    body()
    holding = outer
    items.scrub(to: 0)
  }
}
