// The one owner of a container's selection and position; bar, pages and callbacks are functions of it.

import LeporelloGraphics
import LeporelloViews

/// Which page is selected, and where between pages the container is.
struct PagerState: Sendable {
  /// The selected page; nil where there are no pages.
  private(set) var selection: Int?
  /// The change under way.
  private(set) var turn: PageTurn?
  /// Whether a change was ever carried through.
  private(set) var hasTurned = false

  init(selection: Int?) { self.selection = selection }

  /// Where the container is: whole at a page, between two while it turns.
  func position(at now: Int64) -> PagePosition {
    guard let turn else { return PagePosition(at: selection ?? 0) }
    return turn.position(at: now)
  }

  /// The position as one number, whole at a page; past the last page on the way back to the first of a loop.
  func value(at now: Int64) -> Double { turn?.value(at: now) ?? Double(selection ?? 0) }

  /// How far the latest change is; 0 before there was one, 1 when it is over.
  func progress(at now: Int64) -> Double { turn?.fraction(at: now) ?? (hasTurned ? 1 : 0) }

  /// Selects without a change to be seen.
  mutating func jump(to page: Int?) {
    selection = page
    turn = nil
  }

  /// Begins a change. By code or a tap the new page is the selected one from now on; a finger selects when it is over.
  mutating func begin(_ turn: PageTurn) {
    self.turn = turn
    if !turn.isInteractive { selection = turn.to }
  }

  /// Moves on differently.
  mutating func move(_ motion: PageMotion) { turn?.motion = motion }

  /// Ends the change under way on one of its pages.
  mutating func end(on page: Int) {
    if turn != nil { hasTurned = true }
    selection = page
    turn = nil
  }

  /// Follows the pages to their new places.
  mutating func renumber(selection: Int?, from: Int?, to: Int?, count: Int) {
    self.selection = selection
    if turn?.loop != nil { turn?.loop = count }
    if let from { turn?.from = from }
    if let to { turn?.to = to }
    turn?.start = []
  }
}
