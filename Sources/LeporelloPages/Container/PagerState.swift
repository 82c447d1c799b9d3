// The one owner of a container's selection and position; bar, pages and callbacks are functions of it.

import LeporelloGraphics
import LeporelloTransitions
import LeporelloViews

/// Which page is selected, and where between pages the container is.
struct PagerState: Sendable {
  /// A change from one page to another that is under way.
  struct Turn: Sendable {
    /// The page that leaves.
    let from: Int
    /// The page that comes.
    let to: Int
    /// When it began, in nanoseconds on the stage's clock.
    let start: Int64
    /// How long it takes and how it runs.
    let timing: Timing

    /// How far it is at a moment, 0 to 1.
    func progress(at now: Int64) -> Double { timing.value(at: TimeInterval(now - start) / 1e9) }
  }

  /// The selected page; nil where there are no pages.
  private(set) var selection: Int?
  /// The change under way.
  private(set) var turn: Turn?
  /// Whether a change was ever carried through.
  private(set) var hasTurned = false

  init(selection: Int?) { self.selection = selection }

  /// Where the container is: whole at a page, between two while it turns.
  func position(at now: Int64) -> PagePosition {
    guard let turn else { return PagePosition(at: selection ?? 0) }
    return PagePosition(from: turn.from, to: turn.to, fraction: turn.progress(at: now))
  }

  /// How far the latest change is; 0 before there was one, 1 when it is over.
  func progress(at now: Int64) -> Double { turn?.progress(at: now) ?? (hasTurned ? 1 : 0) }

  /// Selects without a change to be seen.
  mutating func jump(to page: Int) {
    selection = page
    turn = nil
  }

  /// Begins a change; the new page is the selected one from now on.
  mutating func begin(from: Int, to: Int, at now: Int64, timing: Timing) {
    turn = Turn(from: from, to: to, start: now, timing: timing)
    selection = to
  }

  /// Ends the change under way.
  mutating func end() {
    if turn != nil { hasTurned = true }
    turn = nil
  }
}
