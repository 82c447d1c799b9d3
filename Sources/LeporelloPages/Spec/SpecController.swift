// From a description to the controller at the root of a stage.

package import LeporelloContainment
import LeporelloGraphics
import LeporelloHosting
package import LeporelloViews

/// Makes the root controller of a described page.
package enum SpecController {
  /// The controller of a description: a container's own where the description is one, else a hosting controller.
  ///
  /// - Throws: The first fault of the description, in any page of any container.
  @MainActor package static func make(_ view: AnyView, name: String) throws -> UIViewController {
    let core = StageCore.current
    let environment = EnvironmentValues(on: core)
    try SpecCheck.check(view, in: core.size, environment: environment)
    if let container = view.base as? TabView {
      return TabContainerController(container.spec, environment: environment)
    }
    let host = UIHostingController(rootView: view, environment: environment)
    host.traceName = name
    return host
  }
}
