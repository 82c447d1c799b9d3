// The open set of ways to get from one page to another. A new one is a file in Catalogue and a line in the catalogue.

/// A way to get from one page's picture to another's: a pure function of both pictures, the bounds and a progress.
///
/// Implement `between(_:)`, which is asked only for what lies strictly between the ends, and call
/// `picture(from:to:bounds:progress:in:)`, which keeps the promises that all transitions share: progress 0 gives `from`
/// untouched, 1 gives `to` untouched, and nothing is drawn outside the bounds.
public protocol PageTransition: Sendable {
  /// What catalogues, dumps and file names call it, such as `push-from-trailing`.
  var name: String { get }
  /// The duration and the curve that suit it where nobody chooses others.
  var timing: Timing { get }
  /// The picture at a progress strictly between 0 and 1, going forward.
  func between(_ scene: TransitionScene) -> DisplayList
  /// The picture at a progress strictly between 0 and 1, going back; as a rule the way forward, seen in reverse.
  func betweenGoingBack(_ scene: TransitionScene) -> DisplayList
}

extension PageTransition {
  /// A quarter of a second, easing in and out, as UIKit's own pages change.
  public var timing: Timing { Timing(duration: 0.25) }

  /// The way forward with the pages swapped and the time reversed.
  public func betweenGoingBack(_ scene: TransitionScene) -> DisplayList { between(scene.reversed) }
}
