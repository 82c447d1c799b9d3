// A described container becomes a live one wherever a hosting controller finds it.

import LeporelloContainment
import LeporelloHosting
import LeporelloViews

extension TabViewSpec: HostedContent {
  /// Makes the container live.
  package func makeController(in environment: EnvironmentValues) -> UIViewController {
    TabContainerController(self, environment: environment)
  }

  /// A container whose tabs are the same stays; what changed in its pages is shown when the page is made.
  package func update(_ controller: UIViewController, in environment: EnvironmentValues) -> Bool {
    guard let container = controller as? TabContainerController else { return false }
    return container.accepts(self)
  }
}
