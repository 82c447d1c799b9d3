// How a container gets from one page to the next.

package import LeporelloTransitions
import LeporelloViews

/// A transition and how long it takes.
package struct PageTurning: Sendable {
  /// What the change looks like.
  package var transition: any PageTransition
  /// How long it takes and how it runs.
  package var timing: Timing

  /// Creates a way to turn pages.
  package init(_ transition: any PageTransition, timing: Timing) {
    (self.transition, self.timing) = (transition, timing)
  }

  /// A quarter of a second of cross-dissolve.
  package static var standard: PageTurning { PageTurning(.crossDissolve, timing: CrossDissolve().timing) }

  /// Under which key a described container carries its way to turn pages.
  static let key = "turning"
}

extension TabViewSpec {
  /// How the container gets from one page to the next.
  var turning: PageTurning { payload[PageTurning.key] as? PageTurning ?? .standard }
}
