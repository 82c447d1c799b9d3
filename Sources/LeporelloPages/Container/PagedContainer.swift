// What scripts and explorers can do with a container, whoever wrote it.

package import LeporelloContainment
import LeporelloGraphics
package import LeporelloViews

/// What selected a page; closed.
package enum SelectionCause: Sendable, Hashable {
  /// Code.
  case program
  /// A finger on the bar.
  case tap
  /// A finger on the pages.
  case swipe
  /// The clock.
  case clock
}

/// A live container of pages that can be selected.
@MainActor package protocol PagedContainer: UIViewController {
  /// What messages call the tabs, in order.
  var tabNames: [String] { get }
  /// The tab with a value.
  func tab(with value: AnyHashableSendable) -> Int?
  /// Selects a page; the completion hears once how it ended.
  func select(_ index: Int, by cause: SelectionCause, completion: ((Bool) -> Void)?)
  /// How far the latest change is; 0 before there was one, 1 when it is over.
  var turnProgress: Double { get }
  /// Whether a change is under way.
  var isTurning: Bool { get }
  /// What can be checked from outside.
  var pagerReport: PagerReport { get }
}

extension PagedContainer {
  /// Selects a page.
  package func select(_ index: Int, by cause: SelectionCause) { select(index, by: cause, completion: nil) }
}

/// What can be seen of a container at a moment.
package struct PagerReport: Sendable, Hashable {
  /// The container's name.
  package var name: String
  /// The place of the selected page.
  package var selection: Int?
  /// The position as one number.
  package var position: Double
  /// Whether a change or a pull is under way.
  package var isTurning: Bool
  /// Whether a finger holds the pages.
  package var isHeld: Bool
  /// The most that the position can change in a second; nil where a finger decides.
  package var greatestSpeed: Double?
  /// The indicator's span along the bar, nil where there is none.
  package var indicator: ClosedRange<CGFloat>?
  /// Where the indicator of the selected item belongs.
  package var selectedSpan: ClosedRange<CGFloat>?
  /// The names of the pages' controllers whose views can be seen.
  package var shownPages: [String]
  /// Changes begun, and changes that ended either way.
  package var begun: Int
  /// Changes that ended.
  package var ended: Int
  /// How often the pages were given other places, which moves everything at once.
  package var updates: Int
  /// How often a finger came, which may be faster than any motion.
  package var fingers: Int
  /// After how many pages the first one comes again; nil for never.
  package var loop: Int?

  /// Creates a report.
  package init(
    name: String, selection: Int?, position: Double, isTurning: Bool, isHeld: Bool = false,
    greatestSpeed: Double? = nil, indicator: ClosedRange<CGFloat>? = nil, selectedSpan: ClosedRange<CGFloat>? = nil,
    shownPages: [String], begun: Int, ended: Int, updates: Int = 0, fingers: Int = 0,
    loop: Int? = nil
  ) {
    (self.name, self.selection, self.position, self.isTurning) = (name, selection, position, isTurning)
    (self.isHeld, self.greatestSpeed, self.indicator) = (isHeld, greatestSpeed, indicator)
    (self.selectedSpan, self.shownPages, self.begun, self.ended) = (selectedSpan, shownPages, begun, ended)
    (self.updates, self.fingers, self.loop) = (updates, fingers, loop)
  }
}
