// What scripts can do with a container, whoever wrote it.

package import LeporelloContainment
package import LeporelloViews

/// What selected a page; closed.
package enum SelectionCause: Sendable, Hashable {
  /// Code.
  case program
  /// A finger on the bar.
  case tap
}

/// A live container of pages that can be selected.
@MainActor package protocol PagedContainer: UIViewController {
  /// What messages call the tabs, in order.
  var tabNames: [String] { get }
  /// The tab with a value.
  func tab(with value: AnyHashableSendable) -> Int?
  /// Selects a page.
  func select(_ index: Int, by cause: SelectionCause)
  /// How far the latest change is; 0 before there was one, 1 when it is over.
  var turnProgress: Double { get }
  /// Whether a change is under way.
  var isTurning: Bool { get }
}
