// What can stand in a slot. Conforming is all it takes to be found, so that rows above this one add their own kinds.

package import LeporelloContainment
package import LeporelloViews

/// Something described that becomes a live controller where it stands.
package protocol HostedContent: Sendable {
  /// Makes the controller.
  @MainActor func makeController(in environment: EnvironmentValues) -> UIViewController
  /// Brings a controller that was made for an earlier description up to date; false if it has to be replaced.
  @MainActor func update(_ controller: UIViewController, in environment: EnvironmentValues) -> Bool
}

extension HostedContent {
  /// By default a new description needs a new controller.
  package func update(_ controller: UIViewController, in environment: EnvironmentValues) -> Bool { false }
}

extension SlotContent {
  /// The content as something that can be made live, if a linked module knows how.
  var hosted: (any HostedContent)? {
    switch self {
    case .tabView(let spec): spec as Any as? any HostedContent
    case .other(let content): content as? any HostedContent
    }
  }
}
